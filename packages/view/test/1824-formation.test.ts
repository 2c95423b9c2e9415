import { asReadonly, replay } from '@roundhouse/kernel'
import {
  type AhEvent,
  type AhState,
  companyAt,
  companyIndex,
  eighteen24,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formationNotices } from '../src/1824/formation.ts'
import type { Notice } from '../src/railway/index.ts'

type Formed = Extract<AhEvent, { type: 'stateFormed' }>

interface Told {
  readonly where: string
  readonly notice: Notice | undefined
  readonly event: Formed
  readonly before: AhState
  readonly after: AhState
}

/** Every formation of the golden games, with what was told of it one move before. */
const FORMATIONS: readonly Told[] = (() => {
  const folder = new URL('../../titles/1824/test/golden/', import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      const replayed = replay(eighteen24, record)
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
      const { history } = replayed
      return history.log.flatMap((_, index) =>
        history
          .eventsOf(index + 1)
          .filter((event) => event.type === 'stateFormed')
          .map((event): Told => {
            const before = history.stateAt(index)
            const notices = formationNotices(asReadonly(before))
            return {
              where: `${file} ${index + 1} ${event.company}`,
              notice: notices.find(({ company }) => company === event.company),
              event,
              before,
              after: history.stateAt(index + 1),
            }
          }),
      )
    })
})()

/** Those that wait for the end of their round; an export may form one without warning, and a last turn moves money. */
const AWAITED = FORMATIONS.filter(({ before, event }) => before.due.includes(companyIndex(event.company)))

test('IV.4.4: from its train to its formation a state railway is told of, and it comes so', () => {
  expect(AWAITED.length).toBeGreaterThan(2)
  for (const { where, notice, event, after } of AWAITED) {
    expect(notice?.folded, where).toBe(false)
    expect(notice?.from, where).toEqual(event.of)
    expect(
      notice?.exchanges.map(({ company }) => company),
      where,
    ).toEqual(event.of)
    const director = notice?.shares.find(({ kind }) => kind === 'director')?.who ?? null
    expect(director, where).toEqual(event.director === 'nobody' ? null : { player: event.director })
    const total = notice?.shares.reduce((sum, { percent }) => sum + percent, 0)
    expect(total, where).toBe(100)
    const { stations } = companyAt(asReadonly(after), companyIndex(event.company))
    if (after.surplus < 0) expect(notice?.hexes.length, where).toBe(stations.length)
  }
})

test('IV.4.4: the capital told is the money of the bank and of the predecessors', () => {
  for (const { where, notice, event, before } of AWAITED) {
    const all = [event.company, ...event.of]
    const treasuries = all.map((each) => treasuryOf(asReadonly(before), companyIndex(each)))
    const cash = treasuries.reduce((sum, each) => sum + each, 0)
    expect(notice?.sum.at(-1)?.figure, where).toEqual({ money: event.capital + cash })
  }
})

test('IV.3: while the bank sells the train of a formation, it is told folded', () => {
  const start = eighteen24.setup(
    { rules: eighteen24.rules, players: 4, variant: null, options: {}, seed: 'Ana' },
    () => {},
  )
  expect(formationNotices(asReadonly(start))).toEqual([])
  const near = FORMATIONS.flatMap(({ before }) => formationNotices(asReadonly(before))).filter(
    ({ folded }) => folded,
  )
  for (const notice of near) expect(notice.heading).toMatchObject({ code: 'formation.near' })
  expect(near.length).toBeGreaterThan(0)
})
