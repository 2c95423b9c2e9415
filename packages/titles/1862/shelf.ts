import { newCompany } from '@roundhouse/railways'
import type { RmCompany } from './state.ts'

/** A company whose director's certificate lies in the initial offer; group -1: it is not in the game. — 2.4.1, 7.5.7 */
export function shelved(group: number): RmCompany {
  return {
    ...newCompany(group < 0 ? 'out' : 'shelf', []),
    warranties: [],
    group,
    chartered: false,
    startsFrom: -1,
    dates: [],
    homeWaits: false,
    london: false,
  }
}
