import type { DeepReadonly } from '@roundhouse/kernel'
import { type StopKey, hexOfKey } from '@roundhouse/railways'
import { MAP, type RmState, companyAt, companyId, placeId, reachOf } from '@roundhouse/titles/1862'
import type { Exchange } from '../railway/exchange.ts'
import { say } from './decisions/sayings.ts'
import type { Joining } from './preview/joining.ts'

/** Why the two may join at all: a city that both stand in, or an open way from one to the other. — 7.5.2 */
export function connectionOf({ before, survivor, vanishing }: Joining): Exchange['follows'] {
  if (vanishing === null || before.amalgamation !== null) return []
  const { stations } = companyAt(before, survivor)
  const shared = companyAt(before, vanishing).stations.find((key) => stations.includes(key))
  if (shared !== undefined) return [{ said: say('join.shared', nameOf(shared)), section: '7.5.2' }]
  const [from, to] = reached(before, survivor, vanishing) ?? reached(before, vanishing, survivor) ?? []
  if (from === undefined || to === undefined) return []
  return [
    { said: say('join.linked', companyId(from), companyId(to.company), nameOf(to.key)), section: '7.5.2' },
  ]
}

/** Who comes to whom, and in which city. */
function reached(
  state: DeepReadonly<RmState>,
  from: number,
  company: number,
): readonly [number, { readonly company: number; readonly key: StopKey }] | null {
  const reach = reachOf(state, from)
  const key = companyAt(state, company).stations.find((each) => reach.reaches(each))
  return key === undefined ? null : [from, { company, key }]
}

/** Cities to which both lead and that are full of others: there no way goes on. — 7.4, 7.5.2 */
export function fullBetween(
  state: DeepReadonly<RmState>,
  company: number,
  partner: number,
): readonly string[] {
  const [one, other] = [reachOf(state, company), reachOf(state, partner)]
  const taken = new Set(state.companies.flatMap(({ stations }) => stations))
  return [...taken].filter((key) => one.reaches(key) && other.reaches(key)).map(nameOf)
}

function nameOf(key: StopKey): string {
  const hex = hexOfKey(key)
  return MAP.hexes[hex]?.names[0] ?? placeId(hex)
}
