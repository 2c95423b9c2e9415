import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { homeWords } from '../shell/home-words.ts'

interface SharedLinkProps {
  readonly heading: string
  readonly hint: string
  readonly label: string
  readonly address: string
  /** With it, the device's own way of sharing is offered where there is one. */
  readonly share?: string
  /** What else can be done about it. */
  readonly children?: ComponentChildren
}

/** A link to hand on: readable, copied by one button. */
export function SharedLink({ heading, hint, label, address, share, children }: SharedLinkProps) {
  const { waiting } = homeWords.value
  const told = useSignal<string>('')
  const field = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      told.value = waiting.copied
    } catch {
      // Over plain http there is no clipboard; the link stands selected.
      told.value = waiting.copyFailed
    }
  }
  const canShare = share !== undefined && typeof navigator.share === 'function'
  const hand = (): void => {
    navigator.share({ text: share ?? '', url: address }).catch(() => {
      // Whoever closes the sheet has changed their mind.
    })
  }
  return (
    <section class="card link-card">
      <h2>{heading}</h2>
      <p class="muted">{hint}</p>
      <div class="link-row">
        <input
          ref={field}
          class="field"
          readOnly
          value={address}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {waiting.copy}
        </button>
        {canShare ? (
          <button type="button" class="button" onClick={hand}>
            {waiting.share}
          </button>
        ) : null}
      </div>
      <p class="told" role="status">
        {told.value}
      </p>
      {children}
    </section>
  )
}
