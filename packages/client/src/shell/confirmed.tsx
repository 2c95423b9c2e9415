import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { focusSoonOn } from './focus-soon.ts'
import { Icon, type IconName } from './icons.tsx'

interface ConfirmedProps {
  /** What the button does. */
  readonly label: string
  /** What follows from it, as a question. */
  readonly question: string
  readonly keep: string
  readonly onYes: () => Promise<void> | void
  readonly class?: string
  readonly icon?: IconName
}

/** A button for what cannot be taken back: it asks first, and the way back has the focus. Esc is that way too. */
export function Confirmed({ label, question, keep, onYes, class: look = 'button', icon }: ConfirmedProps) {
  const asking = useSignal(false)
  const box = useRef<HTMLDivElement>(null)
  const leave = (): void => {
    asking.value = false
    focusSoonOn(() => box.current?.querySelector('button') ?? null)
  }
  const yes = async (): Promise<void> => {
    await onYes()
    leave()
  }
  return (
    <div
      class="confirmed"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !asking.value) return
        event.stopPropagation()
        leave()
      }}
    >
      {asking.value ? (
        <div class="asking" role="alertdialog" aria-label={question}>
          <p>{question}</p>
          <button type="button" class="button" ref={(element) => element?.focus()} onClick={leave}>
            {keep}
          </button>
          <button type="button" class="button danger" onClick={() => void yes()}>
            {label}
          </button>
        </div>
      ) : (
        <button type="button" class={look} onClick={() => (asking.value = true)}>
          {icon === undefined ? null : <Icon name={icon} size={16} />}
          <span>{label}</span>
        </button>
      )}
    </div>
  )
}
