import { settingsArea } from '../settings/words.ts'
import { lazy } from '../shell/lazy.tsx'
import { botPart } from './bot-part.ts'
import type { OpenDialog, Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'

const KeysDialog = lazy(async () => (await import('./keys-dialog.tsx')).KeysDialog)
const Rulebook = lazy(async () => (await import('./rulebook.tsx')).Rulebook)
const RulesDialog = lazy(async () => (await import('./rules-dialog.tsx')).RulesDialog)
const SettingsDialog = lazy(async () => {
  const [{ SettingsDialog }] = await Promise.all([import('./settings-dialog.tsx'), settingsArea.ready()])
  return SettingsDialog
})

const SeatsDialog = botPart(async () => (await import('../bots/seats-dialog.tsx')).SeatsDialog)

const OpinionDialog = lazy(async () => {
  const [{ OpinionDialog: Part }, { opinionArea }] = await Promise.all([
    import('../bots/opinion-dialog.tsx'),
    import('../bots/opinion.tsx'),
  ])
  await opinionArea.ready()
  return Part
})

interface Props {
  readonly table: Table
  readonly title: TitleTable
  readonly dialog: OpenDialog
}

/** What is looked at over the page now and then; each comes when it is first opened. */
export function Dialogs({ table, title, dialog }: Props) {
  switch (dialog.kind) {
    case 'rules':
      return <Rulebook table={table} title={title} section={dialog.section} />
    case 'keys':
      return <KeysDialog table={table} title={title} />
    case 'game-rules':
      return <RulesDialog table={table} title={title} />
    case 'settings':
      return <SettingsDialog table={table} />
    case 'seats':
      return <SeatsDialog table={table} />
    case 'opinion':
      return <OpinionDialog table={table} title={title} />
  }
}
