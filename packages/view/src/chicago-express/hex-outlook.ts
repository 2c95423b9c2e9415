import { COMPANY_IDS, FOREST_GRANT, type HexId } from '@roundhouse/titles/chicago-express'
import type { ChicagoView, HexView, IndustryView } from './view.ts'

/** All about one hex that a player may ask: its room, its costs, what it brings, and how it can grow. */
export interface HexOutlook {
  /** For how many companies it has room, and whether any is left. — p37 Network */
  readonly room: 'start' | 'all' | 'one' | 'taken'
  /** The first locomotive, the second and so on; those that stand there are behind us. — p37 Costs */
  readonly costs: readonly { readonly number: number; readonly cost: number; readonly next: boolean }[]
  /** What a company gains by being there, now and later; none where it gains nothing. — p38 Income */
  readonly incomes: readonly HexIncome[]
  readonly development: {
    readonly kind: Development
    /** Of income, or of cash for the treasury in a forest. */
    readonly gain: number
  }
}

export interface HexIncome {
  readonly at: 'bare' | 'house' | 'later'
  readonly income: number
  readonly now: boolean
}

/** How a hex grows. — p38 Development */
export type Development = 'never' | 'detroit' | 'track' | 'trackEnd' | 'house' | 'forest' | 'done'

export function hexOutlook(view: ChicagoView, id: HexId): HexOutlook {
  const hex = view.hexes.find((each) => each.id === id) as HexView
  const industry = view.industries.find((each) => each.hex === id) ?? null
  const kind = developmentOf(hex, industry)
  return {
    room: roomOf(hex),
    costs: costsOf(hex),
    incomes: incomesOf(hex, industry, kind),
    development: { kind, gain: kind === 'forest' ? FOREST_GRANT : hex.develop },
  }
}

function isExclusive({ kind }: HexView): boolean {
  return kind === 'forest' || kind === 'mountain'
}

function roomOf(hex: HexView): HexOutlook['room'] {
  if (hex.kind === 'start') return 'start'
  if (!isExclusive(hex)) return 'all'
  return hex.locomotives.length === 0 ? 'one' : 'taken'
}

function costsOf(hex: HexView): HexOutlook['costs'] {
  if (hex.kind === 'start' || roomOf(hex) === 'taken') return []
  const most = isExclusive(hex) ? 1 : COMPANY_IDS.length
  const there = hex.locomotives.length
  return Array.from({ length: most }, (_, index) => ({
    number: index + 1,
    cost: hex.cost * (index + 1),
    next: index === there,
  })).slice(there)
}

function developmentOf(hex: HexView, industry: IndustryView | null): Development {
  if (hex.kind === 'plain' || hex.kind === 'start' || hex.isChicago) return 'never'
  if (industry?.id === 'detroit') return 'detroit'
  if (industry !== null) return industry.value === industry.values.at(-1) ? 'trackEnd' : 'track'
  if (hex.developed) return 'done'
  return hex.kind === 'forest' ? 'forest' : 'house'
}

function incomesOf(hex: HexView, industry: IndustryView | null, kind: Development): readonly HexIncome[] {
  if (industry !== null)
    return industry.values
      .filter((income) => income >= industry.value)
      .map((income, step) => ({ at: step === 0 ? 'bare' : 'later', income, now: step === 0 }))
  if (kind === 'house') {
    return [
      { at: 'bare', income: hex.income, now: true },
      { at: 'house', income: hex.income + hex.develop, now: false },
    ]
  }
  if (hex.income === 0) return []
  return [{ at: hex.developed ? 'house' : 'bare', income: hex.income, now: true }]
}
