import { sectionLabel } from '@roundhouse/words'
import { Icon } from '../shell/icons.tsx'
import { titleWords } from '../shell/words.ts'
import type { Table } from './table.ts'

/** Where the rulebook says so; opens it there. */
export function SectionLink({ table, section }: { readonly table: Table; readonly section: string }) {
  const label = sectionLabel(titleWords.value, section)
  return (
    <button
      type="button"
      class="section-link"
      title={label}
      onClick={() => (table.open.value = { kind: 'rules', section })}
    >
      <Icon name="book" size={13} /> {label}
    </button>
  )
}
