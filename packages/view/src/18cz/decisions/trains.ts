import type { CzAction } from '@roundhouse/titles/18cz'
import {
  NOTHING,
  amountIn,
  change,
  figure,
  filled,
  group,
  note,
  option,
  optionOfAmount,
  row,
} from '../../railway/asking.ts'
import type { Group, Meaning } from '../../railway/decision.ts'
import { type Said, type Told, joined, money } from '../../railway/said.ts'
import {
  type PhaseOpening,
  type TrainOffer,
  type TrainOffers,
  type TrainPreview,
  trainOffers,
  trainPreview,
} from '../preview/trains.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

type TradeTrain = Extract<CzAction, { type: 'tradeTrain' }>

/** Trains of the bank, the pool and other companies, with everything a purchase sets off. — VIII.10 to VIII.12 */
export function trainsDecision(asking: CzAsking): CzDecision | null {
  const offers = trainOffers(asking.state)
  if (offers === null) return null
  const { action } = asking
  const { owned, limit, must, forced } = offers
  return framed(asking, {
    heading: say('trains.heading'),
    hint: say('trains.owned', owned, limit),
    section: 'VIII.10',
    notes: must ? [note('plain', say(forced ? 'trains.forced' : 'trains.must'))] : [],
    groups: groupsOf(asking, offers),
    amount: action?.type === 'tradeTrain' ? priceOf(asking, action) : null,
    meaning: meaningOf(asking),
    long: true,
    confirm: confirmOf(asking, offers),
    missing: say('trains.chooseFirst'),
  })
}

function groupsOf(asking: CzAsking, { bank, pool, others }: TrainOffers): readonly Group<CzAction>[] {
  const [top] = bank
  const left = top === undefined ? say('trains.pool') : say('trains.bankLeft', top.train.card, top.left)
  const buyable = (offer: TrainOffer<CzAction>) =>
    row<CzAction>({
      id: offer.train.id,
      signs: [{ train: offer.train }],
      name: say('names.train', offer.train.id),
      note: noteOf(offer),
      figure: money(offer.train.price),
      option: option(asking, offer.action),
    })
  return filled(
    group('rows', left, bank.map(buyable), { heading: left }),
    group('rows', say('trains.pool'), pool.map(buyable), { heading: say('trains.pool') }),
    group(
      'rows',
      say('trains.others'),
      others.map((offer) =>
        row<CzAction>({
          id: `${offer.owner} ${offer.train.id}`,
          signs: [{ company: offer.owner }, { train: offer.train }],
          name: `${offer.owner} · ${offer.train.kind}`,
          note: noteOf(offer),
          figureNote: { holder: offer.director },
          option: optionOfAmount<CzAction>(asking, offer.action, 'price', offer.train.price),
        }),
      ),
      { heading: say('trains.others'), aside: say('trains.othersHint'), folded: true },
    ),
  )
}

/** Whether it runs here, and what takes it away. */
function noteOf({ suits, train: { card, goneWith } }: TrainOffer<unknown>): Told {
  return joined(' · ', [
    say('trains.card', card),
    say(suits ? 'trains.suits' : 'trains.cannotRun'),
    goneWith.length > 0 && say('trains.leaves', { list: goneWith }),
  ])
}

function priceOf(asking: CzAsking, trade: TradeTrain): CzDecision['amount'] {
  return amountIn<CzAction>(asking, trade, 'price', {
    heading: say('trains.price'),
    aside: null,
    label: say('trains.amount'),
    quick: (min, max) => [
      { amount: min, name: say('least') },
      { amount: max, name: say('most') },
    ],
  })
}

function meaningOf({ state, view, seat, action }: CzAsking): Meaning {
  if (action?.type === 'buyTrain') return trainMeaning(trainPreview(state, seat, action))
  if (action?.type !== 'tradeTrain') return NOTHING
  const treasury = (id: string | null): number =>
    view.companies.find((company) => company.id === id)?.treasury ?? 0
  const buyer = treasury(view.operating)
  const seller = treasury(action.from)
  return {
    figures: [
      change(view.operating ?? '', buyer, buyer - action.price),
      change(action.from, seller, seller + action.price),
    ],
    notes: [],
  }
}

function confirmOf({ action, seat }: CzAsking, offers: TrainOffers): Said {
  if (action?.type === 'buyTrain') {
    const offer = [...offers.bank, ...offers.pool].find(({ train }) => train.id === action.train)
    return say('trains.buyFor', say('names.train', action.train), money(offer?.train.price ?? 0))
  }
  if (action?.type !== 'tradeTrain') return say('trains.buy')
  const agreed = offers.others.some(({ owner, director }) => owner === action.from && director === seat)
  const code = agreed ? 'trains.tradeFor' : 'trains.offerFor'
  return say(code, say('names.train', action.train), action.from, money(action.price))
}

/** What a train costs, who helps to pay it, and what its sale sets off. — VIII.10 to VIII.12 */
export function trainMeaning({ treasury, help, cash, loan, phase, lost, discards }: TrainPreview): Meaning {
  const effects = [
    ...(phase === null ? [] : [phaseSaid(phase)]),
    ...lost.map(({ company, trains }) => {
      const list = { list: trains.map((id) => id.replace(/[a-j]$/, '')) }
      return company === 'pool' ? say('trains.poolLoses', list) : say('trains.loses', company, list)
    }),
    ...discards.map(({ company, count }) => say('trains.discards', company, count)),
  ]
  return {
    figures: [
      change(say('treasury'), treasury.before, treasury.after),
      ...(help > 0 ? [figure(say('trains.help'), money(help))] : []),
      ...(cash === null ? [] : [change(say('trains.directorCash'), cash.before, cash.after)]),
      ...(loan > 0
        ? [figure(say('trains.loan'), money(loan), 'bad'), figure(say('trains.penalty'), money(loan), 'bad')]
        : []),
    ],
    notes: effects.length === 0 ? [] : [note('warn', effects, 'VIII.12')],
  }
}

/** "Opens phase d: green tiles, large companies can be bought." */
function phaseSaid({ phase, tiles, opens, limits, trade }: PhaseOpening): Told {
  const changes = [
    ...(tiles === null ? [] : [say(`trains.newTiles.${tiles}`)]),
    ...opens.map((size) => say(`trains.newCompanies.${size}`)),
    ...limits.map(({ size, limit }) => say(`trains.limitOf.${size}`, limit)),
    ...(trade ? [say('trains.newTrade')] : []),
  ]
  const opened = say('trains.opensPhase', phase)
  if (changes.length === 0) return joined('', [opened, '.'])
  return joined('', [opened, ': ', say('and', { list: changes }), '.'])
}
