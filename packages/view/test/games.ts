import { type Rng, History, asReadonly, choices, createRng, draw, nextItems, pick } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoEvent,
  type ChicagoState,
  DIALS,
  chicagoExpress,
  hexAt,
} from '@roundhouse/titles/chicago-express'

export type ChicagoHistory = History<ChicagoState, ChicagoAction, ChicagoEvent>

/** A game by lot up to its end; every other one builds west, so that Chicago is reached. */
export function playedGame(players: number, seed: string, west: boolean): ChicagoHistory {
  const opening: ChicagoEvent[] = []
  const options = { opener: 'lot' }
  const start = chicagoExpress.setup(
    { rules: chicagoExpress.rules, players, variant: null, options, seed },
    (event) => opening.push(event),
  )
  const history = new History(chicagoExpress, start, opening)
  const luck = createRng(`luck of ${seed}`)
  for (let asked = askedOf(history); asked !== undefined; asked = askedOf(history)) {
    const outcome = history.append({
      kind: 'action',
      seat: asked,
      action: actionIn(history.state, asked, luck, west),
    })
    if (!outcome.ok) throw new Error('a lucky action was refused')
  }
  return history
}

export function askedOf(history: ChicagoHistory): number | undefined {
  return chicagoExpress.toAct(asReadonly(history.state))[0]
}

function actionIn(state: ChicagoState, seat: number, luck: Rng, west: boolean): ChicagoAction {
  const open = choices(chicagoExpress, state, seat)
  const busy = open.filter(
    ({ kind, action }) => kind !== 'one' || (action.type !== 'decline' && action.type !== 'pass'),
  )
  const range = open.find((choice) => choice.kind === 'amount')
  const action = pick(busy.length > 0 && draw(luck, 8) > 1 ? busy : open, (below) => draw(luck, below))
  if (action.type === 'bid' && range?.kind === 'amount') {
    if (draw(luck, 3) === 0) return { type: 'pass' }
    return { type: 'bid', amount: Math.min(range.max, range.min + draw(luck, west ? 9 : 3)) }
  }
  if (!west) return action
  if (action.type === 'choose' && state.dials.network < DIALS.network && draw(luck, 3) > 0)
    return { type: 'choose', dial: 'network' }
  return action.type === 'build' ? westward(open) : action
}

/** The chain that ends farthest west, each hex as far west and as cheap as can be. */
function westward(
  open: ReturnType<typeof choices<ChicagoState, ChicagoAction, ChicagoEvent>>,
): ChicagoAction {
  const chains = open.flatMap((choice) => {
    if (choice.kind !== 'chain') return []
    const chain: number[] = []
    let spent = 0
    for (
      let next = nextItems(choice, chain, spent);
      next.length > 0;
      next = nextItems(choice, chain, spent)
    ) {
      const far = (hex: number): number => hexAt(hex).x + (choice.cost[hex] as number) / 3
      const item = next.toSorted((one, other) => far(one) - far(other))[0] as number
      chain.push(item)
      spent += choice.cost[item] as number
    }
    const action = { ...choice.action, hexes: chain.map((hex) => choice.ids[hex]) } as ChicagoAction
    return [{ action, end: Math.min(...chain.map((hex) => hexAt(hex).x)) }]
  })
  return (chains.toSorted((one, other) => one.end - other.end)[0] as (typeof chains)[number]).action
}
