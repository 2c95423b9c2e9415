import { useSignal } from '@preact/signals'
import { cleanName } from '@roundhouse/kernel'
import type { Fault } from '@roundhouse/protocol'
import { useEffect } from 'preact/hooks'
import { faultSentence } from '../shell/fault-sentence.ts'
import { Loading } from '../shell/lazy.tsx'
import { Notice } from '../shell/notice.tsx'
import { redirect } from '../shell/router.ts'
import { words } from '../shell/words.ts'
import { addPlayedGame } from './add-played-game.ts'
import { botsIn } from './bots-in.ts'
import { checkGame } from './game-file.ts'
import { unpacked } from './packed-game.ts'

/** A link that holds a game: it becomes one of this browser, and opens. */
export function SharedPage({ data }: { readonly data: string }) {
  const failed = useSignal<{ readonly fault: Fault | null } | null>(null)
  useEffect(() => {
    opened(data).then(
      (found) => {
        if (typeof found === 'string') redirect(found)
        else failed.value = found
      },
      () => (failed.value = { fault: null }),
    )
  }, [data])
  if (failed.value === null) return <Loading />
  const { fault } = failed.value
  const { shared } = words.value.table
  return (
    <Notice
      heading={shared.heading}
      text={shared.text}
      detail={fault === null ? undefined : faultSentence(fault)}
      code={fault?.code}
    />
  )
}

/** The address of the game, or why there is none. */
async function opened(data: string): Promise<string | { readonly fault: Fault | null }> {
  const found = (await unpacked(data)) as { readonly name?: unknown; readonly record?: unknown } | null
  if (typeof found !== 'object' || found === null) return { fault: null }
  const name = typeof found.name === 'string' ? cleanName(found.name) : ''
  const checked = await checkGame(found.record, name)
  if (!checked.ok) return { fault: checked.fault }
  const { title, record, history } = checked
  const game = { tableName: name || title.name, record, bots: botsIn(record) }
  return `/local/${await addPlayedGame(game, history)}`
}
