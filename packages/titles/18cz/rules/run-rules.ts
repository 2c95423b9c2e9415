import type { DeepReadonly } from '@roundhouse/kernel'
import { type MapHex, type RunRules, hexOfKey } from '@roundhouse/railways'
import { type RouteGraph, type SeparateRules, solveSeparateRoutes } from '@roundhouse/routes'
import { mapOf } from '../board.ts'
import { type CzState, companyAt } from '../state.ts'
import { type TrainData, trainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { runsTrain } from './figures.ts'
import { boardOf, networkOf } from './network.ts'
import { RED_BONUS, trainFor } from './route-values.ts'
import { stopFor } from './run-stops.ts'

type State = DeepReadonly<CzState>

/** How trains run, for the search of the best run; the train that is lent is its owner's affair. — VIII.7, VIII.8, XI.2 */
export const runRules: RunRules<CzState, TrainData> = {
  solve: (graph, trains, rules, options) => solveSeparateRoutes(graph, trains, separate(rules), options),
  boardOf,
  startsOf: (state, company) => networkOf(state).startsOf(company),
  momentOf: ({ board, fleet }) => `${board.version} ${fleet.phase}`,
  trainsOf: (state, company) =>
    companyAt(state, company)
      .trains.filter((code) => runsTrain(state, company, code))
      .map(trainData),
  trainFor,
  stopFor,
  rulesFor,
  rulesVary: isMixed,
}

/** Trains of 18CZ need track of their own. — VIII.7 */
export function separate(rules: object): SeparateRules {
  return { ...rules, track: 'separate' }
}

function rulesFor(state: State, trains: readonly TrainData[], { stops }: RouteGraph): SeparateRules {
  const rules = { track: 'separate', eTrainTopStops: bookOf(state).eTrainTopStops } as const
  if (!isMixed(state, trains)) return rules
  const { hexes } = mapOf(state)
  const reds = stops.filter(({ id }) => (hexes[hexOfKey(Number(id))] as MapHex).reserved !== null)
  const kinds = ['plus', 'express'] as const
  return { ...rules, bonuses: reds.map(({ id }) => ({ amount: RED_BONUS, needs: [[id]], kinds })) }
}

/** Only some trains add the bonus of red tiles, so it cannot be part of what the tiles are worth. — XI.2 */
function isMixed(state: State, trains: readonly TrainData[]): boolean {
  const adding = trains.filter((train) => bookOf(state).addsRedBonus(train, false)).length
  return adding > 0 && adding < trains.length
}
