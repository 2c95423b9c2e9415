import type { Fault } from '@roundhouse/protocol'
import { faultSentence } from '../shell/fault-sentence.ts'
import { Notice } from '../shell/notice.tsx'
import { aboutOf } from '../shell/titles.ts'
import { words } from '../shell/words.ts'

/** With an `id`, what the server has of the game can be downloaded. */
export function TableFault({ fault, id = null }: { readonly fault: Fault; readonly id?: string | null }) {
  const { online, reload } = words.value.shell
  if (fault.code === 'no-such-game') {
    return <Notice heading={online.missingHeading} text={online.missingText} code={fault.code} />
  }
  if (fault.code === 'table-closed') {
    return <Notice heading={online.closedHeading} text={faultSentence(fault)} code={fault.code} />
  }
  const newer = fault.code === 'rules-version'
  return (
    <Notice
      heading={newer ? online.newerHeading : online.failedHeading}
      text={newer ? online.newerText : online.failedText}
      detail={faultSentence(fault)}
      code={fault.code}
    >
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {reload}
      </button>
      {id === null ? null : (
        <a class="button" href={`/api/games/${id}/record`} download>
          {words.value.table.menu.download}
        </a>
      )}
    </Notice>
  )
}

/** What a table is called when nobody named it: by its title. */
export function tableNameOf(summary: { readonly name: string | null; readonly title: string }): string {
  return summary.name ?? aboutOf(summary.title)?.name ?? summary.title
}
