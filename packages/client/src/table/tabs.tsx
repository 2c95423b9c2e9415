import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Icon, type IconName } from '../shell/icons.tsx'

export interface Tab {
  readonly id: string
  readonly name: string
  /** How much in it is new, with the words for those who listen. */
  readonly fresh?: { readonly count: number; readonly words: string } | null
  /** In place of its name, where the row is full. */
  readonly icon?: IconName
  readonly content: () => ComponentChildren
  /** What stands at the end of the row of tabs while this one is open. */
  readonly beside?: () => ComponentChildren
}

/** Tabs in a card: arrow keys move between them, one panel is shown. */
export function Tabs({
  tabs,
  chosen,
  onChoose,
  label,
}: {
  readonly tabs: readonly Tab[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly label: string
}) {
  const group = useId()
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0]
  if (current === undefined) return null
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onChoose(next.id)
    document.getElementById(`${group}-${next.id}`)?.focus()
  }
  return (
    <>
      <div class="tabs">
        <div role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${group}-${tab.id}`}
              aria-selected={tab === current}
              aria-controls={`${group}-panel`}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => onChoose(tab.id)}
            >
              {tab.icon && <Icon name={tab.icon} />}
              <span class={tab.icon && 'visually-hidden'}>{tab.name}</span>
              {tab.fresh && (
                <em>
                  <span aria-hidden="true">{tab.fresh.count}</span>
                  <span class="visually-hidden"> {tab.fresh.words}</span>
                </em>
              )}
            </button>
          ))}
        </div>
        {current.beside?.()}
      </div>
      <div
        // One of its own each: none begins where another was scrolled to.
        key={current.id}
        class="tab-panel scrolls"
        role="tabpanel"
        tabIndex={0}
        id={`${group}-panel`}
        aria-labelledby={`${group}-${current.id}`}
      >
        {current.content()}
      </div>
    </>
  )
}
