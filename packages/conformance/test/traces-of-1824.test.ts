import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { peer1824, peer1824Cisleithania } from '../src/1824/peer.ts'
import { compareTrace, importRecording, readTrace } from '../src/index.ts'
import { reportsOf } from '../src/trace.ts'

// Recorded games lie beside the repository, not in it.
const FOLDER = join(import.meta.dirname, '../../../../shared/conformance')

/** One for each map and number of players; the command `conformance` compares all. */
const GAMES = [
  ['1824', 'real-1824_game_end_reason_bank.json'],
  ['1824', 'real-235932_premature_ending.json'],
  ['1824', 'gen-3p-goods_time-s31304-chaos.json'],
  ['1824', 'gen-3p-std-s30302-capital.json'],
  ['1824', 'gen-5p-std-s30500-capital.json'],
  ['1824', 'gen-6p-goods_time-s31600-slow.json'],
  ['1824Cisleithania', 'real-1824_cisleithania_game_end_reason_bank.json'],
  ['1824Cisleithania', 'gen-2p-std-s40210-raider.json'],
  ['1824Cisleithania', 'gen-3p-std-s40300-raider.json'],
  ['1824Cisleithania', 'gen-3p-std-s40308-trainrush.json'],
] as const
const PEERS = { '1824': peer1824, '1824Cisleithania': peer1824Cisleithania }

function isThere([folder, name]: (typeof GAMES)[number]): boolean {
  const path = join(FOLDER, folder)
  return existsSync(path) && readdirSync(path).includes(name)
}

describe.skipIf(!GAMES.some(isThere))('recorded games of 1824', () => {
  test.each(GAMES.filter(isThere))('%s %s is identical after every action', (folder, name) => {
    const read = readTrace(readFileSync(join(FOLDER, folder, name), 'utf8'))
    if (!read.ok) throw new Error(`${name} is no trace`)
    const { value: trace } = read
    const same = { actions: trace.actions.length, difference: null, notes: [] }
    expect(compareTrace(trace, PEERS[folder])).toEqual(same)
  })

  test.each(GAMES.filter(isThere))('%s %s gives the same log without its digests', (folder, name) => {
    const read = readTrace(readFileSync(join(FOLDER, folder, name), 'utf8'))
    if (!read.ok) throw new Error(`${name} is no trace`)
    const { value: trace } = read
    const [guided, alone] = [PEERS[folder].follow(trace), PEERS[folder].follow(trace)]
    if (!guided.ok || !alone.ok) throw new Error(`cannot follow ${name}`)
    const reports = reportsOf(trace)
    for (const action of trace.actions) {
      guided.value.apply(action, reports.next().value?.digest ?? null)
      alone.value.apply(action, null)
    }
    expect(alone.value.record().log).toEqual(guided.value.record().log)
  })
})

const AUDITED = GAMES.find(([, name]) => name === 'gen-2p-std-s40210-raider.json') as (typeof GAMES)[number]

test.skipIf(!isThere(AUDITED))('an import names each action against the rulebook, with its section', () => {
  const imported = importRecording(readFileSync(join(FOLDER, ...AUDITED), 'utf8'), String)
  if (!imported.ok) throw new Error(imported.fault.code)
  const { breaches, record } = imported.value
  expect(record.options['compatibility']).toBe('18xx.games')
  expect(
    breaches.map(({ action, by, refusal }) => `${action} ${by} ${refusal.code} ${refusal.section}`),
  ).toEqual([
    // The last seat picks first there. — C3
    '1 Player 2 AH-NOT-YOUR-TURN X.5',
    '3 Player 1 AH-NOT-YOUR-TURN X.5',
    '5 Player 1 AH-NOT-YOUR-TURN X.5',
    '7 Player 2 AH-NOT-YOUR-TURN X.5',
    // C33
    '115 KK1 AH-TRAIN-NOT-OPEN IV.2',
    // C21
    '169 BK AH-ROUTE-NOT-BEST VII.10',
    '199 SD AH-ROUTE-NOT-BEST VII.10',
    '217 SD AH-ROUTE-NOT-BEST VII.10',
    '281 CL AH-ROUTE-NOT-BEST VII.10',
    '305 CL AH-ROUTE-NOT-BEST VII.10',
    '311 BK AH-ROUTE-NOT-BEST VII.10',
    // C37
    '313 BK AH-TRAIN-LIMIT VII.11',
  ])
})
