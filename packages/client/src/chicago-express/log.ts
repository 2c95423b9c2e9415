import { type ReadonlySignal, computed } from '@preact/signals'
import { type ChicagoLine, linesOf } from '@roundhouse/view/chicago-express'
import { lineSentence } from '@roundhouse/words'
import { marked } from '../table/names.tsx'
import type { LogItem, RoundMark } from '../table/title-ui.ts'
import type { ChicagoTable } from './chicago-table.ts'
import { words } from './words.ts'

/** The whole game in sentences, what was taken back included. */
export function logOf({ table, history }: ChicagoTable): ReadonlySignal<readonly LogItem[]> {
  return computed(() => {
    void table.session.version.value
    const { chicago } = words.value
    const naming = marked(table.naming.value)
    const counts = new Set(history.lineTo())
    const items: LogItem[] = []
    const say = (line: ChicagoLine, undone: boolean, of?: Pick<LogItem, 'by' | 'seat'>): void => {
      const passing = line.code === 'chose'
      const text = lineSentence(chicago.lines, line, naming)
      items.push({ entry: line.entry, text, undone, passing, by: of?.by, seat: of?.seat })
    }
    for (const line of linesOf(0, history.opening, false)) say(line, false)
    for (const [index, entry] of history.log.entries()) {
      const number = index + 1
      if (entry.kind === 'undo') {
        say({ entry: number, code: 'undone', params: { seat: entry.seat, to: entry.to } }, false)
        continue
      }
      for (const line of linesOf(number, history.eventsOf(number), entry.auto === true)) {
        say(line, !counts.has(number), entry)
      }
    }
    return items
  })
}

/** What an entry of this game or of a branch of it tells. */
export function sentencesOf(
  { table }: ChicagoTable,
  history: ChicagoTable['history'],
  entry: number,
): readonly string[] {
  const naming = marked(table.naming.value)
  return linesOf(entry, history.eventsOf(entry), false)
    .filter(({ code }) => code !== 'chose')
    .map((line) => lineSentence(words.value.chicago.lines, line, naming))
}

/** Where each round begins; the first with the set-up. */
export function roundsOf({ table, history }: ChicagoTable): ReadonlySignal<readonly RoundMark[]> {
  return computed(() => {
    void table.session.version.value
    const { roundMark } = words.value.table.chicago
    const marks: RoundMark[] = [{ version: 0, label: roundMark(1) }]
    let round = 1
    for (const entry of history.lineTo()) {
      for (const event of history.eventsOf(entry)) {
        if (event.type !== 'turnBegan' || event.round === round) continue
        round = event.round
        marks.push({ version: entry, label: roundMark(round) })
      }
    }
    return marks
  })
}
