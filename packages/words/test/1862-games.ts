import { type History, asReadonly, choices, replay } from '@roundhouse/kernel'
import { type RmAction, type RmEvent, type RmState, railwayMania } from '@roundhouse/titles/1862'
import { type RmGuide, type RmLine, guideOf, linesOf } from '@roundhouse/view/1862'
import { readFileSync, readdirSync } from 'node:fs'

type Game = History<RmState, RmAction, RmEvent>

/** The golden games of 1862: games by lot, with all types of train and with one. */
export function goldenGames(): readonly (readonly [string, Game])[] {
  const folder = new URL('../../titles/1862/test/golden/', import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      const replayed = replay(railwayMania, record)
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
      return [file, replayed.history] as const
    })
}

export function linesIn(history: Game): RmLine[] {
  return Array.from({ length: history.version + 1 }, (_, entry) =>
    linesOf(entry, history.eventsOf(entry), false),
  ).flat()
}

export interface Moment {
  readonly where: string
  readonly state: RmState
  readonly guide: RmGuide
  readonly open: readonly RmAction['type'][]
}

/** Looking back at every moment takes its time: one game with all types of train, and the one for new players. */
const LOOKED_THROUGH = ['standard-3.json', 'newcomers-4.json']

/** The first moments of each step, and every sixtieth. */
export function momentsOf([file, history]: readonly [string, Game]): Moment[] {
  if (!LOOKED_THROUGH.includes(file)) return []
  const seen = new Map<string, number>()
  return Array.from({ length: history.version + 1 }, (_, version) => version).flatMap((version) => {
    const state = history.stateAt(version)
    const count = seen.get(state.step) ?? 0
    seen.set(state.step, count + 1)
    if (count >= 3 && version % 60 > 0) return []
    const seat = railwayMania.toAct(asReadonly(state))[0] ?? null
    const open = seat === null ? [] : choices(railwayMania, state, seat)
    const guide = guideOf(asReadonly(state), seat, open)
    return [{ where: `${file} ${version}`, state, guide, open: open.map(({ action }) => action.type) }]
  })
}
