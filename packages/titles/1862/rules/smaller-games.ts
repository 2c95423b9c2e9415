import type { VariantId } from '../edition.ts'
import { type PermitStock, SIMPLE_LIMITS } from '../figures.ts'
import { PHASES, type TrainType } from '../trains.ts'
import type { Rulebook } from './rulebook.ts'

/** Fewer types of trains. — 11.1 */
export function withTypes(variant: VariantId): (before: Readonly<Rulebook>) => Partial<Rulebook> {
  const simple = (type: TrainType): Partial<Rulebook> => ({
    types: [type],
    permits: null,
    trainLimits: SIMPLE_LIMITS,
  })
  const advanced = (type: TrainType, before: Readonly<Rulebook>): Partial<Rulebook> => ({
    types: before.types.filter((each) => each === type || each === 'local'),
    permits: twoTypes(type, before.permits),
  })
  return (before) => {
    switch (variant) {
      case 'express-simple':
        return simple('express')
      case 'freight-simple':
        return simple('freight')
      case 'express-advanced':
        return advanced('express', before)
      case 'freight-advanced':
        return advanced('freight', before)
    }
  }
}

/** Eight of each; nine where there are more companies than that gives. — 11.1, table B44 */
function twoTypes(type: TrainType, before: PermitStock | null): PermitStock {
  const drawn = before === null ? 0 : before.express + before.freight + before.local
  const each = drawn > 16 ? 9 : 8
  return { express: 0, freight: 0, local: each, [type]: each }
}

/** Ends with the first E; D trains stay, and their freights run apart. — 11.2 */
export function shorter(before: Readonly<Rulebook>): Partial<Rulebook> {
  const d = PHASES.indexOf('D')
  return {
    lnerBand: PHASES.indexOf('E'),
    scrappedBy: (band) => (band === d ? null : before.scrappedBy(band)),
    isPermanent: (band) => band >= d,
  }
}

/** For new players. — 11.3 */
export const newcomers: Partial<Rulebook> = {
  startsInStockRound: false,
  mayRedeem: false,
  mayBuyWarranties: false,
  hudsonFrom: null,
}

/** — 11.4, table B22 */
export const eightTokens: Partial<Rulebook> = { mostTokens: 8, mostTokensBought: 8 }

/** — 13 */
export const noForcedHome: Partial<Rulebook> = { homeMustBuild: false }
