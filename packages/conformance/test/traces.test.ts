import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sample } from '../../../test/whole.ts'
import { type Imported, type Trace, compareTrace, importRecording, readTrace } from '../src/index.ts'
import { peerOf } from '../src/peer.ts'
import { reportsOf } from '../src/trace.ts'

// Recorded games lie beside the repository, not in it.
const FOLDER = join(import.meta.dirname, '../../../../shared/conformance/18CZ')
const NAMES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []

const AUDITED = 'gen-3p-std-s1300-raider.json'

function textOf(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8')
}

function traceOf(name: string): Trace {
  const read = readTrace(textOf(name))
  if (!read.ok) throw new Error(`${name} is no trace`)
  return read.value
}

function importOf(text: string): Imported {
  const imported = importRecording(text, String)
  if (!imported.ok) throw new Error(imported.fault.code)
  return imported.value
}

describe.skipIf(NAMES.length === 0)('recorded games of 18CZ', () => {
  // The command `conformance` compares all.
  test.each(sample(NAMES, 6))('%s is identical after every action', (name) => {
    const trace = traceOf(name)
    expect(compareTrace(trace)).toEqual({ actions: trace.actions.length, difference: null, notes: [] })
  })

  test.each(sample(NAMES, 6, 3))('%s gives the same log without its digests', (name) => {
    const trace = traceOf(name)
    const followed = peerOf(trace.title)?.follow(trace)
    if (followed?.ok !== true) throw new Error(`cannot follow ${name}`)
    const reports = reportsOf(trace)
    for (const action of trace.actions) followed.value.apply(action, reports.next().value?.digest ?? null)
    const { record, cut, actions } = importOf(textOf(name))
    expect({ cut, actions }).toEqual({ cut: null, actions: trace.actions.length })
    expect(record.log).toEqual(followed.value.record().log)
  })

  /** Where the list of a game under way ends, the site may have passed for those who could do nothing. */
  test.each([
    ['gen-2p-std-s1206-engineer.json', 11],
    ['gen-4p-std-s1408-raider.json', 19],
    ['gen-5p-std-s1506-trainrush.json', 411],
  ])('%s cut after action %i waits where the site waits', (name, kept) => {
    const trace = traceOf(name)
    const followed = peerOf(trace.title)?.follow(trace)
    if (followed?.ok !== true) throw new Error(`cannot follow ${name}`)
    const reports = reportsOf(trace)
    const actions = trace.actions.slice(0, kept)
    for (const action of actions) followed.value.apply(action, reports.next().value?.digest ?? null)
    const cut = { ...(JSON.parse(textOf(name)) as object), actions, status: 'active' }
    expect(importOf(JSON.stringify(cut))).toMatchObject({
      cut: null,
      record: { log: followed.value.record().log },
    })
  })
})

describe.skipIf(!NAMES.includes(AUDITED))('an import', () => {
  test('names each action against the rulebook, the rule and its section', () => {
    const { breaches } = importOf(textOf(AUDITED))
    expect(
      breaches.map(({ action, by, refusal }) => `${action} ${by} ${refusal.code} ${refusal.section}`),
    ).toEqual([
      '58 NWB CZ-TRACK-COUNT VIII.4',
      '199 Player 2 CZ-SELL-BLOCK IX.3',
      '211 Player 1 CZ-SELL-BLOCK IX.3',
      '349 PR CZ-DISCARD-FIRST VIII.12',
      '505 PR CZ-RUN-NOT-MAX VIII.8',
      '561 Player 1 CZ-SELL-BLOCK IX.3',
      '583 BY CZ-RUN-NOT-MAX VIII.8',
      '605 SX CZ-RUN-NOT-MAX VIII.8',
      '617 BY CZ-RUN-NOT-MAX VIII.8',
      '629 Ug CZ-RUN-NOT-MAX VIII.8',
      '636 SX CZ-RUN-NOT-MAX VIII.8',
      '642 BY CZ-RUN-NOT-MAX VIII.8',
    ])
  })

  test.each(sample([1, 2, 3, 5, 8], 2))(
    'of a list cut to %i eighths goes as far as the list, and says so',
    (eighths) => {
      const json = JSON.parse(textOf(AUDITED)) as { actions: unknown[] }
      const kept = Math.floor((json.actions.length * eighths) / 8) - (eighths === 8 ? 1 : 0)
      const imported = importOf(JSON.stringify({ ...json, actions: json.actions.slice(0, kept) }))
      expect(imported).toMatchObject({ actions: kept, of: kept })
      expect(imported.cut).toEqual({ code: 'ends-early', action: kept })
    },
  )

  test('of a list with a hole stops where the next action cannot follow', () => {
    const json = JSON.parse(textOf(AUDITED)) as { actions: { type: string }[] }
    const start = json.actions.findIndex((action) => action.type === 'par')
    const imported = importOf(JSON.stringify({ ...json, actions: json.actions.toSpliced(start, 1) }))
    expect(imported.actions).toBeLessThan(imported.of)
    expect(imported.cut).toMatchObject({
      code: 'refused',
      action: imported.actions + 1,
      refusal: { code: expect.stringMatching(/^CZ-/) as unknown },
    })
    // What stopped it is no action of the game: neither in its log nor against the rulebook.
    expect(imported.breaches.filter(({ action }) => action > imported.actions)).toEqual([])
    const { actions } = json
    const before = actions.toSpliced(start, 1).slice(0, imported.actions)
    const whole = importOf(JSON.stringify({ ...json, actions: before }))
    expect(whole.record.log.slice(0, imported.record.log.length)).toEqual(imported.record.log)
  })
})
