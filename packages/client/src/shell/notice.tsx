import type { ComponentChildren } from 'preact'
import { Link } from './link.tsx'
import { usePageTitle } from './page-title.ts'
import { Page } from './page.tsx'
import { words } from './words.ts'

interface NoticeProps {
  readonly heading: string
  /** What is the case, and what is safe. */
  readonly text: string
  readonly detail?: string | undefined
  readonly code?: string | undefined
  /** The one button; without it, the way home. */
  readonly children?: ComponentChildren
}

/** A page that says what is the case, what is safe, and offers the next step. */
export function Notice({ heading, text, detail, code, children }: NoticeProps) {
  const { shell } = words.value
  usePageTitle(heading)
  return (
    <Page class="notice-page">
      <section class="card notice">
        <h1>{heading}</h1>
        {detail === undefined ? null : <p class="detail">{detail}</p>}
        <p>{text}</p>
        <div class="notice-buttons">
          {children}
          <Link to="/" class={children ? 'button quiet' : 'button primary'}>
            {shell.backHome}
          </Link>
        </div>
        {code === undefined ? null : <p class="code">{shell.failed.code(code)}</p>}
      </section>
    </Page>
  )
}
