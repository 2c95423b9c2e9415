import { type ActionEntry, type GameRecord, type Title, newRecord } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { playByLot } from './by-lot.ts'

export const title = titleOf('chicago-express') as Title
export const names = ['Ana', 'Tom', 'Lucía', 'Marco']
const six = [...names, 'Eva', 'Bruno']

/** The first game by lot with about 300 actions; only six players get that far. */
export function middlingGame(): GameRecord {
  for (let number = 0; number < 10_000; number++) {
    const start = newRecord(title, { players: six, seed: `replay ${number}` })
    const log: ActionEntry[] = []
    playByLot(title, start, log)
    if (log.length >= 295 && log.length <= 305) return { ...start, log }
  }
  throw new Error('no game of about 300 actions among ten thousand')
}
