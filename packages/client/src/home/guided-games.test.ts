import { type Bot, botsUpTo, decide, novice, usualLevel, workBudget } from '@roundhouse/bots'
import { type Seat, applyKnown, asReadonly, newRecord, setupOf } from '@roundhouse/kernel'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../titles.ts'
import { guidedDraft } from './draft.ts'

/** What a newcomer should see bots do, by title; every one of these is an action of theirs. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'chicago-express': ['bid', 'offer', 'build'],
  '18cz': ['start', 'layTile', 'run', 'payOut', 'buyTrain'],
  '1824': ['buyRailway', 'layTile', 'run', 'payOut', 'buyTrain'],
  '1862': ['takeCharter', 'layTile', 'run', 'payOut', 'buyTrain'],
}
/** A third of a game, about. */
const ACTIONS = 260

describe.each(TITLES.filter(({ guided }) => guided))(
  'the guided game of $about.name',
  ({ about, firstGame, ...entry }) => {
    it('is played against Apprentices that start companies, run trains and pay', async () => {
      const level = usualLevel(about.id)
      const { seats, variant, options } = guidedDraft(about, ['Ana'], firstGame)
      expect(seats.map(({ kind, bot }) => (kind === 'bot' ? (bot ?? level) : kind))).toEqual(
        seats.map((_, seat) => (seat === 0 ? 'person' : 'apprentice')),
      )
      const title = await entry.title()
      const apprentices = await botsUpTo(title.id, level)
      const players = seats.map((_, seat) => `Player ${seat + 1}`)
      const record = newRecord(title, { players, variant, options, seed: 'guided' })
      const state = title.setup(setupOf(record), () => {})
      const done = new Set<string>()
      for (let number = 0; number < ACTIONS && state.ended === null; number++) {
        const seat = title.toAct(asReadonly(state))[0] as Seat
        // Whoever plays for the first time does anything.
        const bots: readonly Bot[] = seat === 0 ? [novice] : apprentices
        const asked = { title, state, seat, nature: `${seat}`, luck: `${number}` }
        const { action } = decide(bots, asked, (bot) => workBudget(bot.work))
        if (seat !== 0) done.add(action.type)
        applyKnown(title, state, seat, action, () => {})
      }
      expect([...done]).toEqual(expect.arrayContaining([...(SHOWN[title.id] ?? ['nothing'])]))
    })
  },
)
