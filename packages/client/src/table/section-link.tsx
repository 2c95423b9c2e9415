import { sectionLabel } from '@roundhouse/words'
import { Icon } from '../shell/icons.tsx'
import { titleWords } from '../shell/words.ts'
import type { Table } from './table.ts'

/** Where the rulebook says so; opens it there. */
export function SectionLink({
  table,
  section,
  short = false,
}: {
  readonly table: Table
  readonly section: string
  /** Its number alone, where many stand on a page. */
  readonly short?: boolean
}) {
  const label = sectionLabel(titleWords.value, section)
  return (
    <button
      type="button"
      class="section-link"
      title={label}
      aria-label={short ? label : undefined}
      onClick={() => (table.open.value = { kind: 'rules', section })}
    >
      <Icon name="book" size={13} /> {short ? section : label}
    </button>
  )
}
