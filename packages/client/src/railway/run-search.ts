import { type Action, type GameEvent, type GameState, asReadonly } from '@roundhouse/kernel'
import { findRun } from '../runs/run-client.ts'
import { type Gain, type RailwayGame, type RunFound, cityKey, layKey } from './railway-game.ts'

/** The best run of a company, searched beside the page; null when it was broken off. */
export async function findBest<S extends GameState, A extends Action, E extends GameEvent>(
  { id, runs }: Pick<RailwayGame<S, A, E>, 'id' | 'runs'>,
  state: S,
  company: string,
  signal: AbortSignal,
): Promise<RunFound | null> {
  const answer = await findRun({ title: id, kind: 'best', state, company }, signal)
  if (answer.ok && answer.kind === 'best') return answer.best
  // Without its worker the page searches itself: nobody shall wait for a run that never comes.
  return signal.aborted ? null : runs.best(asReadonly(state), company)
}

/** What each tile and station would add to it, by `layKey` and `cityKey`; null when it was not found. */
export async function findGains<S extends GameState, A extends Action, E extends GameEvent>(
  { id, placeOf }: Pick<RailwayGame<S, A, E>, 'id' | 'placeOf'>,
  state: S,
  company: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Gain> | null> {
  const answer = await findRun({ title: id, kind: 'whatIf', state, company }, signal)
  if (!answer.ok || answer.kind !== 'whatIf') return null
  const gains = new Map<string, Gain>()
  for (const { action, revenue, gain, isLeast } of answer.buildings) {
    const place = placeOf(state, action as A)
    if (place !== null)
      gains.set('tile' in place ? layKey(place) : cityKey(place), { revenue, gain, isLeast })
  }
  return gains
}
