import { Dialog } from '../table/dialog.tsx'
import type { Table } from '../table/table.ts'
import type { TitleTable } from '../table/title-ui.ts'
import { OpinionParts, opinionArea } from './opinion.tsx'

/** Over a game that is not over yet, around one screen. */
export function OpinionDialog({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const t = opinionArea.value.value
  const close = (): void => {
    table.open.value = null
  }
  return (
    <Dialog heading={t.heading} onClose={close}>
      <p class="muted">{t.about}</p>
      <OpinionParts key={table.session.version.value} table={table} title={title} onMoment={close} />
    </Dialog>
  )
}
