import { Icon } from './icons.tsx'
import { chooseTheme, theme } from './preferences.ts'
import { words } from './words.ts'

export function ThemeSwitch() {
  const dark = theme.value === 'dark'
  const label = dark ? words.value.shell.toLight : words.value.shell.toDark
  return (
    <button
      type="button"
      class="button icon-only"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={18} />
    </button>
  )
}
