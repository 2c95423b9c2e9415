import { levelsOf } from '@roundhouse/bots/levels'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { lazy } from '../shell/lazy.tsx'
import { words } from '../shell/words.ts'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'

/** Asked for now and then: it comes when it is. */
const HintList = lazy(async () => {
  const [{ HintList: Part }, { hintArea }] = await Promise.all([
    import('./hint-list.tsx'),
    import('../bots/hint-words.ts'),
  ])
  await hintArea.ready()
  return Part
})

/** The way to a hint, small under the decision; nobody gets one who plays against other people. */
export function Advice({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const [asked, setAsked] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { session } = table
  const version = session.version.value
  if (!session.advised.value || table.acting.value === null || levelsOf(session.title.id).length < 2)
    return null
  const t = words.value.table.hint
  // What was asked before the last move is not asked any more.
  const open = asked === version
  const leave = (): void => {
    setAsked(null)
    button.current?.focus()
  }
  return (
    <div
      class="advice"
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
    >
      <button
        type="button"
        ref={button}
        class="automate-open"
        aria-expanded={open}
        title={t.about}
        onClick={() => setAsked(open ? null : version)}
      >
        <Icon name="bot" size={13} />
        <span class="advice-word">{t.ask}</span>
      </button>
      {open && <HintList key={version} table={table} title={title} onLeave={leave} />}
    </div>
  )
}
