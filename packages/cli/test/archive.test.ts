import { type GameRecord, type Title, rulesOf } from '@roundhouse/kernel'
import { TITLES, titleOf } from '@roundhouse/titles'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { WHOLE } from '../../../test/whole.ts'
import { archiveFiles, archivedRules } from '../src/archive-files.ts'
import { archiveFault, tablesOf } from '../src/archive.ts'
import { emptyFolder, roundhouse } from './terminal.ts'

const ARCHIVE = fileURLToPath(new URL('../../../archive/', import.meta.url))
const MOST_BYTES = 3_000_000
/** A table that was played otherwise once hardly ever looks the same again: a few moments find it nearly as well. */
const LOOK_EVERY = WHOLE ? 1 : 5

const KEPT = archivedRules(ARCHIVE).flatMap((rules) =>
  archiveFiles(ARCHIVE, rules).map((file) => [`${rules}/${file.name}`, rules, file] as const),
)

describe('the archive of released rules', () => {
  test('holds games of every number that still plays, and of no other', () => {
    const numbers = TITLES.flatMap((title) =>
      Array.from({ length: title.rules - title.since + 1 }, (_, index) =>
        rulesOf(title, title.since + index),
      ),
    )
    expect(archivedRules(ARCHIVE).toSorted()).toEqual(numbers.toSorted())
  })

  test('the newest rules of each title are there with every variant, number of players and option', () => {
    for (const title of TITLES) {
      const names = archiveFiles(ARCHIVE, rulesOf(title)).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(tablesOf(title).map(({ name }) => name)))
    }
  })

  test('stays small', () => {
    expect(KEPT.reduce((sum, [, , { bytes }]) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
  })

  test('holds finished and unfinished games', () => {
    for (const rules of archivedRules(ARCHIVE)) {
      const ends = new Set(archiveFiles(ARCHIVE, rules).map((file) => file.read().finished))
      expect(ends).toEqual(new Set([true, false]))
    }
  })

  test.each(KEPT)('%s: players see what they saw then', (_name, rules, file) => {
    const game = file.read()
    expect(game.record.rules).toBe(rules)
    expect(game.seen.length).toBe(game.record.log.length + 1)
    expect(archiveFault(titleOf(game.record.title) as Title, game, LOOK_EVERY)).toBeNull()
  })
})

describe('a figure that changed without a raised number', () => {
  const [, , file] = KEPT.find(([name]) => name === '18cz@1/base-3') as (typeof KEPT)[number]
  const kept = file.read()
  const eighteenCz = titleOf('18cz') as Title

  test('of the set-up is found at entry 0', () => {
    const richer: Title = {
      ...eighteenCz,
      setup(table, emit) {
        const state = eighteenCz.setup(table, emit) as ReturnType<Title['setup']> & {
          bank: { cash: Record<string, number> }
        }
        const { cash } = state.bank
        cash['seat:0'] = (cash['seat:0'] as number) + 1
        cash['bank'] = (cash['bank'] as number) - 1
        return state
      },
    }
    expect(archiveFault(richer, kept)).toBe('entry 0 shows another table')
  })

  test('an action that is no longer allowed is found where it was allowed', () => {
    const [first] = kept.record.log
    const stricter: Title = {
      ...eighteenCz,
      steps: eighteenCz.steps.map((step) => ({
        ...step,
        choices: (state, seat) => step.choices(state, seat).slice(1),
      })),
    }
    expect(first?.kind).toBe('action')
    expect(archiveFault(stricter, kept)).toBe('after entry 0 other actions are allowed')
  })

  test('a refused entry is named', () => {
    const record: GameRecord = { ...kept.record, log: [...kept.record.log].toReversed() }
    expect(archiveFault(eighteenCz, { ...kept, record })).toMatch(/^entry 1 is refused/)
  })
})

describe('archive', () => {
  test('keeps games of the newest rules, and never anew', async () => {
    const out = emptyFolder()
    const first = await roundhouse(['archive', 'chicago-express', '--out', out])
    expect(first).toMatchObject({ code: 0, err: [] })
    expect(first.out.at(-1)).toMatch(/chicago-express@\d+: \d+ games, \d+ entries, \d+ bytes$/)
    const again = await roundhouse(['archive', 'chicago-express', '--out', out])
    expect(again.code).toBe(1)
    expect(again.err.join()).toMatch(/is there already/)
  })

  test('refuses a game of other rules', async () => {
    const file = join(emptyFolder(), 'game.json')
    await roundhouse(['new', '18cz', '--players', '3', '--seed', '1', '--out', file])
    const { code, err } = await roundhouse([
      'archive',
      'chicago-express',
      '--out',
      emptyFolder(),
      '--game',
      file,
    ])
    expect(code).toBe(1)
    expect(err.join()).toMatch(/only games of chicago-express@\d+ belong here, not of 18cz@\d+/)
  })
})
