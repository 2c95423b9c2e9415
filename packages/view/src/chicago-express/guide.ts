import type { Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import type {
  ChicagoAction,
  ChicagoState,
  CompanyId,
  DialId,
  SectionId,
} from '@roundhouse/titles/chicago-express'
import type { Guide } from '../railway/guide.ts'
import { type ChicagoView, viewOf } from './view.ts'

/** What the steps of Chicago Express are about, with the figures of the moment. */
export interface ChicagoGuideSteps {
  bid: {
    company: CompanyId
    initial: boolean
    income: number
    least: number
    leader: Seat | null
    highest: number
    share: number
  }
  chooseDial: { red: readonly DialId[]; cash: number }
  offerShare: { cash: number }
  buildNetwork: { companies: readonly CompanyId[] }
  develop: { houses: number }
  over: { winners: readonly Seat[] }
}

/** What else there is to know. */
export interface ChicagoGuideNotes {
  goal: { players: number }
  /** One more dial in the red pays everybody. */
  dividend: { mine: number }
}

/** What can be done, and the figures that tell what it would mean. */
export interface ChicagoGuideChoices {
  bid: { company: CompanyId; least: number; most: number; perShare: number }
  pass: { opens: boolean }
  chooseAuction: { left: number }
  chooseNetwork: { left: number }
  chooseDevelopment: { left: number }
  offer: { companies: readonly { company: CompanyId; minimum: number }[] }
  build: { companies: readonly { company: CompanyId; treasury: number }[] }
  develop: { hexes: number }
  decline: Record<never, never>
}

export type ChicagoGuide = Guide<ChicagoGuideSteps, ChicagoGuideNotes, ChicagoGuideChoices>

type Open = readonly Choice<ChicagoAction>[]
type Option = ChicagoGuide['options'][number]

/** What is happening, what the reader can do, what it would mean: for somebody who has never seen the game. */
export function guideOf(state: DeepReadonly<ChicagoState>, seat: Seat | null, choices: Open): ChicagoGuide {
  const view = viewOf(state)
  const { happening, section } = happeningIn(view, choices)
  const mine = view.players.find((player) => player.seat === seat)?.nextDividend ?? 0
  const nearlyRed = view.dials.filter(({ red }) => red).length === 1
  return {
    section,
    asked: view.asked,
    happening,
    notes: [
      ...(view.round === 1 ? [{ code: 'goal' as const, params: { players: view.players.length } }] : []),
      ...(nearlyRed ? [{ code: 'dividend' as const, params: { mine } }] : []),
    ],
    options: choices.length === 0 ? [] : optionsIn(view, seat, choices),
  }
}

function happeningIn(
  view: ChicagoView,
  choices: Open,
): { readonly happening: ChicagoGuide['happening']; readonly section: SectionId } {
  const { auction, step, asked } = view
  const cash = view.players.find((player) => player.seat === asked)?.cash ?? 0
  if (view.ended !== null) {
    const winners = view.standing.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
    return { happening: { code: 'over', params: { winners } }, section: 'p40 End' }
  }
  if (step === 'bid' && auction !== null) {
    const { company, income, least, leader, highest, share } = auction
    const initial = auction.kind === 'initial'
    const params = { company, initial, income, least, leader, highest: highest ?? 0, share }
    return { happening: { code: 'bid', params }, section: initial ? 'p35 Preparation' : 'p36 Auction' }
  }
  switch (step) {
    case 'offerShare':
      return { happening: { code: 'offerShare', params: { cash } }, section: 'p36 Auction' }
    case 'buildNetwork': {
      const companies = choices.flatMap(({ action }) => (action.type === 'build' ? [action.company] : []))
      return { happening: { code: 'buildNetwork', params: { companies } }, section: 'p37 Network' }
    }
    case 'develop':
      return { happening: { code: 'develop', params: { houses: view.houses } }, section: 'p38 Development' }
    case 'bid':
    case 'chooseDial': {
      const red = view.dials.filter((dial) => dial.red).map(({ id }) => id)
      return { happening: { code: 'chooseDial', params: { red, cash } }, section: 'p36 Play' }
    }
  }
}

const CHOSEN = {
  auction: { code: 'chooseAuction', section: 'p36 Auction' },
  network: { code: 'chooseNetwork', section: 'p37 Network' },
  development: { code: 'chooseDevelopment', section: 'p38 Development' },
} as const satisfies Readonly<Record<DialId, { readonly code: string; readonly section: SectionId }>>

/** In the order in which a beginner should look at them. */
function optionsIn(view: ChicagoView, seat: Seat | null, choices: Open): readonly Option[] {
  const offers = choices.flatMap(({ action }) => (action.type === 'offer' ? [action.company] : []))
  const builders = choices.flatMap(({ action }) => (action.type === 'build' ? [action.company] : []))
  const houses = choices.filter(({ action }) => action.type === 'develop')
  const company = (id: CompanyId) => view.companies.find((each) => each.id === id)
  return [
    ...choices.flatMap((choice) => bidIn(view, seat, choice)),
    ...choices.flatMap(({ action }): Option[] => {
      if (action.type !== 'choose') return []
      const dial = view.dials.find(({ id }) => id === action.dial)
      const left = dial === undefined ? 0 : dial.length - dial.position
      return [{ ...CHOSEN[action.dial], params: { left } }]
    }),
    ...(offers.length === 0
      ? []
      : [
          {
            code: 'offer' as const,
            section: 'p36 Auction',
            params: {
              companies: offers.map((id) => ({ company: id, minimum: company(id)?.minimumBid ?? 0 })),
            },
          },
        ]),
    ...(builders.length === 0
      ? []
      : [
          {
            code: 'build' as const,
            section: 'p37 Costs',
            params: {
              companies: builders.map((id) => ({ company: id, treasury: company(id)?.treasury ?? 0 })),
            },
          },
        ]),
    ...(houses.length === 0
      ? []
      : [{ code: 'develop' as const, section: 'p38 Development', params: { hexes: hexesIn(houses) } }]),
    ...choices.flatMap(({ action }): Option[] => {
      if (action.type === 'pass') {
        const opens = view.auction?.opener === seat && view.auction.leader === null
        return [{ code: 'pass', section: 'p37 Auction', params: { opens } }]
      }
      return action.type === 'decline' ? [{ code: 'decline', section: 'p36 Play', params: {} }] : []
    }),
  ]
}

function bidIn({ auction }: ChicagoView, seat: Seat | null, choice: Open[number]): readonly Option[] {
  if (choice.action.type !== 'bid' || choice.kind !== 'amount' || auction === null || seat === null) return []
  const { company, income, share } = auction
  const params = { company, least: choice.min, most: choice.max, perShare: Math.ceil(income / share) }
  return [{ code: 'bid', section: 'p36 Auction', params }]
}

/** Hexes that could get a house or grow. */
function hexesIn(choices: Open): number {
  return choices.reduce((sum, choice) => sum + (choice.kind === 'tree' ? choice.tree.length : 1), 0)
}
