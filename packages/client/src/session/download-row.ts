import { withBots } from '@roundhouse/kernel'
import { download, fileName } from '../shell/download.ts'
import type { LocalRow } from './local-games.ts'

/** The game file of a sound game; of one that cannot be read, whatever is there. */
export function downloadRow(row: LocalRow): void {
  if (row.kind === 'sound')
    download(
      fileName(row.game.record.title, row.game.tableName),
      fileText(withBots(row.game.record, row.game.bots)),
    )
  else download(fileName('roundhouse', row.id), fileText(row.value))
}

function fileText(json: unknown): string {
  return `${JSON.stringify(json, null, 1)}\n`
}
