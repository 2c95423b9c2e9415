import { Icon } from './icons.tsx'
import { choose, isDark } from './preferences.ts'
import { words } from './words.ts'

export function ThemeSwitch() {
  const dark = isDark.value
  const label = dark ? words.value.shell.toLight : words.value.shell.toDark
  return (
    <button
      type="button"
      class="button icon-only theme-switch"
      aria-label={label}
      title={label}
      onClick={() => choose('theme', dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={18} />
    </button>
  )
}
