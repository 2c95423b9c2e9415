import type { Choice, DeepReadonly, Seat, TreeBranch, TreeNode } from '@roundhouse/kernel'
import { NO_TILE } from '@roundhouse/railways'
import {
  type CzAction,
  type CzState,
  type HexId,
  type LocalId,
  type OfferKind,
  type OfferState,
  PRICES,
  PRIVATES,
  SIZES,
  type SectionId,
  type StepName,
  TILE_SET,
  type TrainId,
  VACLAV,
  cashOf,
  companyAt,
  companyData,
  companyIndex,
  groundOf,
  localData,
  localIndex,
  localSize,
  localValue,
  mapOf,
  priceOf,
  runsTrain,
  sharesOf,
  sharesSold,
  sizeOf,
  tileIndex,
  trainCode,
  trainData,
  treasuryOf,
  valueRun,
} from '@roundhouse/titles/18cz'
import type { GuideChoiceCode, GuideChoices, GuideOption } from './guide-codes.ts'
import { offerIn } from './guide-offer.ts'
import { marketMoves } from './market.ts'

type State = DeepReadonly<CzState>
type Open = readonly Choice<CzAction>[]
type Of<Type extends CzAction['type']> = Choice<CzAction> & {
  readonly action: Extract<CzAction, { type: Type }>
}

/** What these choices come to for somebody who has never seen them: one option for each kind of decision. */
export function optionsIn(state: State, seat: Seat, open: Open): GuideOption[] {
  const found: GuideOption[] = []
  for (const [code, section, read] of READERS) {
    const params = read(state, seat, open)
    if (params !== null)
      found.push({ code, params, section: sectionIn(state, code) ?? section } as GuideOption)
  }
  return found
}

/** Offers and passes belong to the section of what they are about. */
function sectionIn(state: State, code: GuideChoiceCode): SectionId | null {
  if (code === 'pass') return PASSES[state.step] ?? null
  return code === 'accept' || code === 'decline' ? OFFERS[(state.offer as OfferState).kind] : null
}

const PASSES: Readonly<Partial<Record<StepName, SectionId>>> = {
  preStock: 'VI',
  auction: 'XI.2',
  stock: 'VII.1',
  mwTrack: 'XI.2',
  acquiredTrains: 'VIII.9',
}
const OFFERS: Readonly<Record<OfferKind, SectionId>> = {
  company: 'VIII.9',
  train: 'VIII.10',
  local: 'VIII.3',
}

type Reader<Code extends GuideChoiceCode> = (
  state: State,
  seat: Seat,
  open: Open,
) => GuideChoices[Code] | null

/** In the order in which a beginner should look at them; passing comes last. */
const READERS: readonly {
  [Code in GuideChoiceCode]: readonly [Code, SectionId, Reader<Code>]
}[GuideChoiceCode][] = [
  ['accept', 'VIII.9', accept],
  ['decline', 'VIII.9', decline],
  ['buyLocal', 'VI', buyLocal],
  ['putUp', 'XI.2', putUp],
  ['bid', 'XI.2', bid],
  ['sell', 'VII.6', sell],
  ['start', 'VII.5', start],
  ['buyShare', 'VII.3', buyShare],
  ['repay', 'VIII.11', repay],
  ['layHome', 'VIII.4', layHome],
  ['layMw', 'XI.2', layMw],
  ['lay', 'VIII.4', lay],
  ['placeToken', 'VIII.6', placeToken],
  ['chooseCity', 'VIII.6', chooseCity],
  ['run', 'VIII.7', run],
  ['payOut', 'VIII.8', payOut],
  ['withhold', 'VIII.8', withhold],
  ['acquire', 'VIII.9', acquire],
  ['removeToken', 'VIII.9', removeToken],
  ['turnTrain', 'VIII.9', turnTrain],
  ['scrapTrain', 'VIII.9', scrapTrain],
  ['discard', 'VIII.12', discard],
  ['buyTrain', 'VIII.10', buyTrain],
  ['tradeTrain', 'VIII.10', tradeTrain],
  ['power', 'IV.1', power],
  ['tradeLocal', 'VIII.3', tradeLocal],
  ['tradeMw', 'XI.2', tradeMw],
  ['sellLocal', 'VIII.3', sellLocal],
  ['pass', 'VIII.3', pass],
]

function all<Type extends CzAction['type']>(open: Open, type: Type): Of<Type>[] {
  return open.filter((choice): choice is Of<Type> => choice.action.type === type)
}

function mostOf(choice: Choice<CzAction>): number {
  return choice.kind === 'amount' ? choice.max : 0
}

function leastOf(choice: Choice<CzAction>): number {
  return choice.kind === 'amount' ? choice.min : 0
}

/** The first values of a tree: hexes, or start prices. */
function topOf(choice: Choice<CzAction>): (string | number)[] {
  return choice.kind === 'tree'
    ? choice.tree.map((node) => (typeof node === 'object' ? node.value : node))
    : []
}

function buyLocal(state: State, seat: Seat, open: Open): GuideChoices['buyLocal'] | null {
  const locals = all(open, 'buyLocal').map(({ action }) => localIndex(action.local))
  const [first, ...others] = locals
  if (first === undefined) return null
  const cheapest = others.reduce(
    (best, each) => (localData(each).price < localData(best).price ? each : best),
    first,
  )
  const { id, price } = localData(cheapest)
  return {
    count: locals.length,
    local: id as LocalId,
    price,
    income: localSize(cheapest).income,
    left: cashOf(state, seat) - price,
  }
}

function putUp(_state: State, _seat: Seat, open: Open): GuideChoices['putUp'] | null {
  const chosen = all(open, 'putUp').map(({ action }) => action.item)
  if (chosen.length === 0) return null
  return {
    items: PRIVATES.flatMap(({ id, minimum }) => (chosen.includes(id) ? [{ item: id, minimum }] : [])),
  }
}

function bid(state: State, seat: Seat, open: Open): GuideChoices['bid'] | null {
  const bids = all(open, 'bid')
  if (bids.length === 0) return null
  return {
    items: bids.map((choice) => ({ item: choice.action.item, least: leastOf(choice) })),
    cash: cashOf(state, seat),
  }
}

function sell(state: State, _seat: Seat, open: Open): GuideChoices['sell'] | null {
  const sales = all(open, 'sell').map((choice) => {
    const company = companyIndex(choice.action.company)
    const price = priceOf(state, company)
    return {
      company: choice.action.company,
      most: mostOf(choice),
      price,
      after: movedBy(state, company, 'sale'),
    }
  })
  return sales.length === 0 ? null : { sales }
}

function start(state: State, _seat: Seat, open: Open): GuideChoices['start'] | null {
  const starts = all(open, 'start')
  const [first] = starts
  if (first === undefined) return null
  const price = (topOf(first) as number[]).reduce((one, other) => Math.min(one, other), Infinity)
  const company = companyIndex(first.action.company)
  const { shares } = sizeOf(state, company)
  return {
    companies: starts.map(({ action }) => ({
      company: action.company,
      size: SIZES[companyData(companyIndex(action.company)).size],
    })),
    company: first.action.company,
    price,
    cost: 2 * price,
    capital: shares * price,
    toOpen: Math.max(0, Math.ceil(shares / 2) - 2),
  }
}

function buyShare(state: State, _seat: Seat, open: Open): GuideChoices['buyShare'] | null {
  const shares = all(open, 'buyShare').map(({ action }) => {
    const company = companyIndex(action.company)
    const { percent, shares: total } = sizeOf(state, company)
    const opens =
      companyAt(state, company).status === 'started' && (sharesSold(state, company) + 1) * 2 >= total
    return { company: action.company, price: priceOf(state, company), percent, opens }
  })
  return shares.length === 0 ? null : { shares }
}

function repay(state: State, seat: Seat, open: Open): GuideChoices['repay'] | null {
  const [choice] = all(open, 'repay')
  return choice === undefined ? null : { most: mostOf(choice), debt: state.debt[seat] as number }
}

function lay(state: State, _seat: Seat, open: Open): GuideChoices['lay'] | null {
  if (state.step !== 'track') return null
  const [choice] = all(open, 'layTile').filter(({ action }) => action.local === undefined)
  if (choice === undefined || choice.kind !== 'tree') return null
  const hexes = topOf(choice) as HexId[]
  const free = companyAt(state, operating(state)).director === VACLAV
  return {
    hexes,
    colours: [...new Set(tilesIn(choice.tree).map((tile) => TILE_SET.tiles[tileIndex(tile)]?.colour ?? ''))],
    dearest: free ? 0 : Math.max(...hexes.map((hex) => groundCost(state, hex))),
    treasury: treasuryOf(state, operating(state)),
  }
}

/** Hex, tile, rotation. */
function tilesIn(tree: readonly TreeNode[]): string[] {
  return tree.flatMap((hex) =>
    (hex as TreeBranch).next.map((tile) => String(typeof tile === 'object' ? tile.value : tile)),
  )
}

/** What the first tile on a hex costs. — VIII.4 */
function groundCost(state: State, id: HexId): number {
  const hex = groundOf(state).index(id)
  if (state.board.laid[hex] !== NO_TILE) return 0
  return mapOf(state).hexes[hex]?.terrain.reduce((sum, { cost }) => sum + cost, 0) ?? 0
}

function power(_state: State, _seat: Seat, open: Open): GuideChoices['power'] | null {
  const powers = all(open, 'layTile').filter(({ action }) => action.local !== undefined)
  if (powers.length === 0) return null
  return {
    locals: [...new Set(powers.map(({ action }) => action.local as LocalId))],
    hexes: new Set(powers.flatMap(topOf)).size,
  }
}

function layHome(state: State, _seat: Seat, open: Open): GuideChoices['layHome'] | null {
  const [choice] = all(open, 'layTile')
  if (state.step !== 'home' || choice === undefined) return null
  return { hexes: topOf(choice) as HexId[], bonus: state.variant !== 'moravia-silesia' }
}

function layMw(state: State, _seat: Seat, open: Open): GuideChoices['layMw'] | null {
  return state.step === 'mwTrack' && all(open, 'layTile').length > 0 ? {} : null
}

function placeToken(state: State, _seat: Seat, open: Open): GuideChoices['placeToken'] | null {
  const [choice] = all(open, 'placeToken')
  if (choice === undefined) return null
  const cost = stationCost(state, operating(state))
  return { hexes: topOf(choice) as HexId[], cost, left: treasuryOf(state, operating(state)) - cost }
}

/** Václav's stations cost nothing. — XI.1 */
export function stationCost(state: State, company: number): number {
  const { charter, director } = companyAt(state, company)
  return director === VACLAV ? 0 : (charter[0] ?? 0)
}

function chooseCity(_state: State, _seat: Seat, open: Open): GuideChoices['chooseCity'] | null {
  const cities = all(open, 'chooseCity').length
  return cities === 0 ? null : { cities }
}

function run(state: State, _seat: Seat, open: Open): GuideChoices['run'] | null {
  const [choice] = all(open, 'run')
  if (choice === undefined) return null
  const value = valueRun(state, operating(state), choice.action.routes)
  const revenue = 'code' in value ? 0 : value.revenue
  return { revenue, perShare: perShare(state, revenue), best: state.edition.runMaximum }
}

function payOut(state: State, seat: Seat, open: Open): GuideChoices['payOut'] | null {
  if (all(open, 'payOut').length === 0) return null
  const company = operating(state)
  const revenue = state.turn?.revenue ?? 0
  const { shares } = sizeOf(state, company)
  return {
    revenue,
    perShare: perShare(state, revenue),
    mine: Math.ceil((revenue * sharesOf(state, company, seat)) / shares),
    from: priceOf(state, company),
    to: movedBy(state, company, 'dividend'),
  }
}

function withhold(state: State, _seat: Seat, open: Open): GuideChoices['withhold'] | null {
  if (all(open, 'withhold').length === 0) return null
  const company = operating(state)
  const revenue = state.turn?.revenue ?? 0
  return {
    revenue,
    treasury: treasuryOf(state, company) + revenue,
    from: priceOf(state, company),
    to: movedBy(state, company, 'nothing'),
  }
}

function acquire(state: State, _seat: Seat, open: Open): GuideChoices['acquire'] | null {
  const targets = all(open, 'acquire').map((choice) => {
    const target = companyIndex(choice.action.company)
    let held = 0
    for (let seat = 0; seat < state.players; seat++) held += sharesOf(state, target, seat)
    const least = leastOf(choice)
    return { company: choice.action.company, least, most: mostOf(choice), cost: least * held }
  })
  return targets.length === 0 ? null : { targets }
}

function removeToken(_state: State, _seat: Seat, open: Open): GuideChoices['removeToken'] | null {
  const [choice] = all(open, 'removeToken')
  return choice === undefined ? null : { hex: choice.action.hex }
}

function turnTrain(_state: State, _seat: Seat, open: Open): GuideChoices['turnTrain'] | null {
  const turns = all(open, 'turnTrain').map(({ action: { train, to } }) => ({
    train,
    to,
    cost: Math.max(0, trainData(trainCode(to)).price - trainData(trainCode(train)).price),
  }))
  return turns.length === 0 ? null : { turns }
}

function scrapTrain(_state: State, _seat: Seat, open: Open): GuideChoices['scrapTrain'] | null {
  const trains = all(open, 'scrapTrain').map(({ action }) => action.train)
  return trains.length === 0 ? null : { trains }
}

function discard(_state: State, _seat: Seat, open: Open): GuideChoices['discard'] | null {
  const trains = all(open, 'discard').map(({ action }) => action.train)
  return trains.length === 0 ? null : { trains }
}

function buyTrain(state: State, _seat: Seat, open: Open): GuideChoices['buyTrain'] | null {
  const trains = all(open, 'buyTrain').map(({ action: { train, from } }) => ({
    train,
    from,
    price: trainData(trainCode(train)).price,
  }))
  if (trains.length === 0) return null
  const company = operating(state)
  const treasury = treasuryOf(state, company)
  const suitable = trains.filter(({ train }) => runsTrain(state, company, trainCode(train)))
  const cheapest = Math.min(...suitable.map(({ price }) => price), Infinity)
  const help = trains.every(({ price }) => price > treasury) && cheapest < Infinity ? cheapest - treasury : 0
  const director = companyAt(state, company).director
  const cash = director < state.players ? cashOf(state, director) : 0
  return { trains, treasury, help, loan: Math.max(0, help - cash) }
}

function tradeTrain(_state: State, _seat: Seat, open: Open): GuideChoices['tradeTrain'] | null {
  const offers = all(open, 'tradeTrain')
  if (offers.length === 0) return null
  const trains = offers.map(({ action }): { train: TrainId; from: typeof action.from } => ({
    train: action.train,
    from: action.from,
  }))
  return { trains, most: Math.max(...offers.map(mostOf)) }
}

function tradeLocal(_state: State, _seat: Seat, open: Open): GuideChoices['tradeLocal'] | null {
  const offers = all(open, 'tradeLocal')
  if (offers.length === 0) return null
  return { locals: offers.map(({ action }) => action.local), most: Math.max(...offers.map(mostOf)) }
}

function tradeMw(_state: State, _seat: Seat, open: Open): GuideChoices['tradeMw'] | null {
  const [choice] = all(open, 'tradeMw')
  return choice === undefined ? null : { most: mostOf(choice) }
}

function sellLocal(state: State, _seat: Seat, open: Open): GuideChoices['sellLocal'] | null {
  const locals = all(open, 'sellLocal').map(({ action }) => action.local)
  return locals.length === 0 ? null : { locals, value: localValue(state) }
}

function accept(state: State, seat: Seat, open: Open): GuideChoices['accept'] | null {
  if (!all(open, 'answer').some(({ action }) => action.accept)) return null
  const offer = state.offer as OfferState
  const amount = offer.kind === 'company' ? offer.price * sharesOf(state, offer.item, seat) : offer.price
  return { ...offerIn(offer), amount }
}

function decline(state: State, _seat: Seat, open: Open): GuideChoices['decline'] | null {
  return all(open, 'answer').some(({ action }) => !action.accept) ? offerIn(state.offer as OfferState) : null
}

function pass(state: State, _seat: Seat, open: Open): GuideChoices['pass'] | null {
  if (all(open, 'pass').length === 0) return null
  return { step: state.step, acted: (state.stock?.soldNow ?? 0) > 0 }
}

function operating(state: State): number {
  return state.turn?.company ?? -1
}

function perShare(state: State, revenue: number): number {
  return Math.ceil(revenue / sizeOf(state, operating(state)).shares)
}

function movedBy(state: State, company: number, why: 'dividend' | 'nothing' | 'sale'): number {
  const to = marketMoves(state, company)?.moves.find((move) => move.why === why)?.to
  return to === undefined ? priceOf(state, company) : (PRICES[to] as number)
}
