import type { ComponentChildren } from 'preact'
import { BrandMark } from './brand.tsx'
import { Icon } from './icons.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Link } from './link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UpdatePill } from './update.tsx'
import { words } from './words.ts'

/** Every page that is not a table: the bar above, the content below. */
export function Page({
  class: className = '',
  children,
}: {
  readonly class?: string
  readonly children: ComponentChildren
}) {
  const { shell } = words.value
  return (
    <div class="page">
      <a class="skip" href="#content" onClick={skip}>
        {shell.skip}
      </a>
      <header class="page-bar">
        <Link to="/" class="brand" label={shell.home}>
          <BrandMark />
          {shell.brand}
        </Link>
        <UpdatePill />
        <LanguageSwitch />
        <ThemeSwitch />
        <Link to="/settings" class="button icon-only" label={shell.settings}>
          <Icon name="gear" size={18} />
        </Link>
      </header>
      <main id="content" class={className} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** Moves the focus without a change of the address, which may hold a key behind its #. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
