import { type CarriedOver, carryingOver } from '@roundhouse/kernel'
import { type Fault, fault } from '@roundhouse/protocol'
import type { LiveGame } from './live-game.ts'
import { recordOf } from './load.ts'

/** Other tables are not kept waiting for longer than this. */
const SLICE_MILLISECONDS = 5

/** What was found for a game at a version, so that asking again costs nothing. */
const found = new WeakMap<
  LiveGame,
  { readonly rules: string; readonly version: number; readonly fault: Fault | null }
>()

/** Why the game cannot be carried over to the newest rules; null when all its entries mean the same there. */
export async function carryFault(game: LiveGame): Promise<Fault | null> {
  const { rules } = game.stored
  const { version } = game
  const before = found.get(game)
  if (before?.rules === rules && before.version === version) return before.fault
  const wrong = faultOf(
    await inSlices(carryingOver(game.history.title, recordOf(game.stored, game.history.log))),
  )
  found.set(game, { rules, version, fault: wrong })
  return wrong
}

async function inSlices<Result>(steps: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MILLISECONDS
    while (performance.now() < until) {
      const step = steps.next()
      if (step.done === true) return step.value
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function faultOf(carried: CarriedOver): Fault | null {
  if (carried.ok) return null
  // The game itself was replayed when it was loaded.
  if (carried.fault !== null) return fault('internal', {})
  const { kind, at } = carried.divergence
  return kind === 'refused' ? fault('carry-refused', { at }) : fault('carry-differs', { at })
}
