import { type AmountChoice, type Choice, asReadonly, choices, walk } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  PRICES,
  cashOf,
  companyIndex,
  eighteenCz,
  localData,
  localIndex,
  localSize,
  sizeData,
  trainCode,
  trainData,
  VACLAV,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import { type Json, type JsonObject, isObject } from '../json.ts'
import { peerCompany, peerHex } from './ids.ts'
import { equalRotation } from './tiles.ts'

/** Options of one kind, each as the text of what the recording writes for it. */
type Options = Set<string>

/**
 * The first kind of option in which the recorded set and ours differ. Where the recording engine has left a step that
 * ours still offers (it asks for locals once more after the trains), only what it lists is compared.
 */
export function legalDifference(state: CzState, legal: JsonObject): string | null {
  const ours = optionsOf(state)
  for (const [kind, recorded] of Object.entries(legal)) {
    const found =
      kind === 'buy' || kind === 'sell'
        ? sharesDiffer(kind, recorded, ours.get(kind) ?? new Set(), incomeOf(state))
        : kind === 'pass'
          ? passDiffers(recorded, ours)
          : kind === 'ctiles'
            ? localTilesDiffer(recorded, ours)
            : setsDiffer(kind, recordedOptions(kind, recorded), ours.get(kind) ?? new Set())
    if (found !== null) return `legal.${found}`
  }
  return null
}

function passDiffers(recorded: Json, ours: ReadonlyMap<string, Options>): string | null {
  const offered = ours.has('pass')
  return recorded === offered ? null : `pass: recorded ${JSON.stringify(recorded)}, ours ${offered}`
}

function localTilesDiffer(recorded: Json, ours: ReadonlyMap<string, Options>): string | null {
  const byLocal = isObject(recorded) ? recorded : {}
  const names = new Set([
    ...Object.keys(byLocal),
    ...[...ours.keys()].flatMap((kind) => (kind.startsWith('ctiles.') ? [kind.slice(7)] : [])),
  ])
  for (const local of names) {
    const kind = `ctiles.${local}`
    const found = setsDiffer(
      kind,
      recordedOptions('tiles', byLocal[local] ?? []),
      ours.get(kind) ?? new Set(),
    )
    if (found !== null) return found
  }
  return null
}

/**
 * The recording tells the money of a purchase or sale by what the player has afterwards. Where it ends the stock round,
 * that includes what his locals pay at the start of the operating round.
 */
function sharesDiffer(kind: 'buy' | 'sell', recorded: Json, ours: Options, income: number): string | null {
  const list = Array.isArray(recorded) ? (recorded as readonly Json[]) : []
  const plain = list.map((each) => {
    if (!Array.isArray(each)) return each
    const what = each.slice(0, -1) as Json[]
    const money = Number(each.at(-1))
    const without = money + (kind === 'buy' ? income : -income)
    return ours.has(JSON.stringify([...what, without])) ? [...what, without] : each
  })
  return setsDiffer(kind, recordedOptions(kind, plain), ours)
}

function incomeOf(state: CzState): number {
  const [seat] = eighteenCz.toAct(asReadonly(state))
  return state.locals.owner.reduce(
    (sum, owner, local) => sum + (owner === seat ? localSize(local).income : 0),
    0,
  )
}

function setsDiffer(kind: string, recorded: Options, ours: Options): string | null {
  const missing = [...recorded].filter((each) => !ours.has(each))
  const surplus = [...ours].filter((each) => !recorded.has(each))
  if (missing.length === 0 && surplus.length === 0) return null
  const parts = [
    ...(missing.length === 0 ? [] : [`ours lacks ${some(missing)}`]),
    ...(surplus.length === 0 ? [] : [`ours adds ${some(surplus)}`]),
  ]
  return `${kind}: ${parts.join('; ')}`
}

function some(options: readonly string[]): string {
  const shown = options.slice(0, 3).join(' ')
  return options.length > 3 ? `${shown} and ${options.length - 3} more` : shown
}

function recordedOptions(kind: string, recorded: Json): Options {
  const list = Array.isArray(recorded) ? (recorded as readonly Json[]) : []
  return new Set(list.map((each) => JSON.stringify(comparable(kind, each))))
}

/** A station is told by its city: whose it was before the acquisition our state does not keep. */
function comparable(kind: string, option: Json): Json {
  if (kind === 'tiles') return sameTrack(option)
  return kind === 'remove' && Array.isArray(option) ? (option.slice(0, 2) as Json) : option
}

function sameTrack(option: Json): Json {
  if (!Array.isArray(option)) return option
  const [hex, tile, rotation, cost] = option as readonly Json[]
  if (typeof tile !== 'string' || typeof rotation !== 'number') return option
  return [hex ?? '', tile, equalRotation(tile, rotation), cost ?? 0]
}

/** Our choices by kind, in the recording's words. */
function optionsOf(state: CzState): Map<string, Options> {
  const options = new Map<string, Options>()
  const put = (kind: string, option: Json): void => {
    const known = options.get(kind) ?? new Set()
    known.add(JSON.stringify(option))
    options.set(kind, known)
  }
  const pars = new Map<string, number[]>()
  for (const seat of eighteenCz.toAct(asReadonly(state))) {
    for (const choice of choices(eighteenCz, state, seat)) {
      if (choice.kind === 'amount') putRange(choice, put)
      for (const action of actionsOf(choice)) {
        if (action.type === 'start') {
          const company = peerCompany(action.company)
          pars.set(company, [...(pars.get(company) ?? []), action.price])
        } else putOne(state, seat, action, put)
      }
    }
  }
  for (const [company, prices] of pars) put('par', [company, prices.toSorted((one, other) => one - other)])
  return options
}

/** Offers of any price are told by their range, runs are open; everything else one by one. */
function actionsOf(choice: Choice<CzAction>): Iterable<CzAction> {
  if (choice.kind === 'open' || (choice.kind === 'amount' && choice.field !== 'shares')) return []
  return walk([choice])
}

type Put = (kind: string, option: Json) => void

function putRange({ action, field, min, max }: AmountChoice<CzAction>, put: Put): void {
  if (field !== 'price') return
  if (action.type === 'tradeLocal') put('companies', [action.local, min, max])
  if (action.type === 'acquire') put('corps', [peerCompany(action.company), min, max])
  if (action.type === 'tradeTrain') put('trains', [action.train, peerCompany(action.from), min, max])
}

function putOne(state: CzState, seat: number, action: CzAction, put: Put): void {
  switch (action.type) {
    case 'pass':
      return put('pass', true)
    case 'buyLocal':
      return put('bids', [action.local, localData(localIndex(action.local)).price])
    case 'buyShare': {
      const company = companyIndex(action.company)
      const seller = action.from === 'pool' ? 'pool' : peerCompany(action.company)
      return put('buy', [
        peerCompany(action.company),
        sizeData(company).percent,
        seller,
        priceOf(state, company),
      ])
    }
    case 'sell': {
      const company = companyIndex(action.company)
      const percent = sizeData(company).percent * action.shares
      return put('sell', [peerCompany(action.company), percent, priceOf(state, company) * action.shares])
    }
    case 'layTile': {
      const { hex, tile, rotation, local } = action
      const option = [peerHex(hex), tile, equalRotation(tile, rotation), costOf(state, seat, action)]
      return put(local === undefined ? 'tiles' : `ctiles.${local}`, option)
    }
    case 'placeToken':
      return put('tokens', [peerHex(action.hex), action.city, costOf(state, seat, action)])
    case 'chooseCity':
      return put('tokens', ['B9', action.city, 0])
    case 'payOut':
      return put('dividends', 'payout')
    case 'withhold':
      return put('dividends', 'withhold')
    case 'removeToken':
      return put('remove', [peerHex(action.hex), action.city])
    case 'discard':
    case 'scrapTrain':
      return put('discard', action.train)
    case 'buyTrain': {
      const { price } = trainData(trainCode(action.train))
      return put('trains', [action.train, action.from === 'bank' ? 'depot' : 'pool', price, price])
    }
    default:
  }
}

function priceOf(state: CzState, company: number): number {
  return PRICES[state.market.at[company] as number] as number
}

/** What the company (or Václav for it) pays, tried on a copy. */
function costOf(state: CzState, seat: number, action: CzAction): number {
  const copy = eighteenCz.clone(asReadonly(state))
  const purse = (each: CzState): number => {
    const money = asReadonly(each)
    const vaclav = state.variant === 'bohemia' ? cashOf(money, VACLAV) : 0
    return vaclav + treasuryOf(money, state.turn?.company ?? 0)
  }
  const before = purse(copy)
  const step = eighteenCz.steps.find((each) => each.name === copy.step)
  step?.apply(copy, seat, action, () => {})
  return before - purse(copy)
}
