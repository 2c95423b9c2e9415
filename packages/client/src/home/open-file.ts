import type { Imported, Progress } from '@roundhouse/conformance'
import { cleanName } from '@roundhouse/kernel'
import { readJson } from '@roundhouse/protocol'
import { recordingFaultSentence } from '@roundhouse/words/recorded'
import { audited } from '../recorded/audited.ts'
import { addPlayedGame } from '../session/add-played-game.ts'
import { botsIn } from '../session/bots-in.ts'
import { type CheckedGame, checkGame, checkGameText } from '../session/game-file.ts'
import { faultInWords } from '../shell/fault-sentence.ts'
import { homeWords } from '../shell/home-words.ts'

/** Where the game of a file is now, or why there is none. */
export type OpenedFile =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly why: string }

/** Brings the game of a file into this browser, ours or one from 18xx.games; null if it was broken off. */
export async function openFile(
  file: File,
  tell: (progress: Progress) => void,
  stop: AbortSignal,
): Promise<OpenedFile | null> {
  const text = await file.text()
  let checked: CheckedGame
  let imported: Imported | null = null
  if (isRecorded(text)) {
    // Only who brings such a file needs the way from there.
    const { takeOver } = await import('../recorded/take-over.ts')
    const { recordedArea } = await import('../recorded/words.ts')
    const read = await takeOver(text, tell, stop)
    if (read === null) return null
    if (!read.ok) return { ok: false, why: recordingFaultSentence(recordedArea.value.value, read.fault) }
    imported = read.value
    checked = await checkGame(imported.record, file.name)
  } else {
    checked = await checkGameText(text, file.name)
  }
  if (!checked.ok) {
    return { ok: false, why: await faultInWords(checked.fault) }
  }
  if (stop.aborted) return null
  const { title, record, history } = checked
  const tableName = cleanName(file.name.replace(/\.json$/i, '')) || title.name
  try {
    const id = await addPlayedGame({ tableName, record, bots: botsIn(record) }, history)
    audited.value = imported === null ? null : { id, imported }
    return { ok: true, path: `/local/${id}` }
  } catch {
    return { ok: false, why: homeWords.value.wrong.storeClosed }
  }
}

/** A list of actions, where ours have a log. */
function isRecorded(text: string): boolean {
  const read = readJson(text)
  return (
    read.ok &&
    typeof read.json === 'object' &&
    read.json !== null &&
    'actions' in read.json &&
    !('log' in read.json)
  )
}
