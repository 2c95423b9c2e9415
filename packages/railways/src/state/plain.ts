import { BANK, type GameState, type Rng } from '@roundhouse/kernel'
import { type Accounts, type BankState, bankViolations, cloneBank, newBank } from './bank.ts'
import { tileViolations } from './board-violations.ts'
import { type Board, type BoardState, cloneBoard } from './board.ts'
import { type CompanyState, cloneCompany, newCompany } from './companies.ts'
import { type FleetState, type FleetTable, cloneFleet, fleetViolations, newFleet } from './fleet.ts'
import type { CompanyIndex, Holder } from './ids.ts'
import { type MarketState, cloneMarket, newMarket } from './market.ts'
import { type SharesState, cloneShares, newShares, sharesViolations } from './shares.ts'
import type { TurnState } from './turn.ts'

/** The slices of a title that has nothing but what every railway title has; its own state extends it. */
export interface PlainState<Stage extends string = string> extends GameState {
  players: number
  round: { kind: 'stock' | 'operating'; set: number }
  bank: BankState
  companies: CompanyState<'shelf' | 'open'>[]
  shares: SharesState
  market: MarketState
  board: BoardState
  fleet: FleetState
  turn: TurnState<Stage> | null
  /** Companies that are still to operate in this round, in their order. */
  waiting: CompanyIndex[]
}

/** What is in the box before the first round. */
export interface PlainStart {
  readonly players: number
  readonly rng: Rng
  readonly accounts: Accounts
  readonly cash: number
  /** How many companies there are, the shares of each, and who holds them at first. */
  readonly companies: number
  readonly shares: number
  readonly holders: number
  readonly stack: Holder
  readonly stationPrices: readonly number[]
  readonly trainCounts: readonly number[]
  readonly board: BoardState
}

export function newPlain(start: PlainStart): Omit<PlainState<never>, 'step' | 'ended'> {
  const companies = Array.from({ length: start.companies }, (_, company: CompanyIndex) => company)
  const treasuries = companies.map((company) => start.accounts.treasury(company))
  return {
    rng: start.rng,
    players: start.players,
    round: { kind: 'stock', set: 0 },
    bank: newBank(start.accounts, start.players, start.cash, treasuries),
    companies: companies.map(() => newCompany('shelf', start.stationPrices)),
    shares: newShares(
      start.holders,
      companies.map(() => start.shares),
      start.stack,
    ),
    market: newMarket(start.companies),
    board: start.board,
    fleet: newFleet(start.trainCounts),
    turn: null,
    waiting: [],
  }
}

type Plain<Stage extends string> = {
  readonly [Slice in Exclude<keyof PlainState, 'step' | 'ended' | 'rng' | 'turn'>]: Parts[Slice]
} & { readonly rng: readonly number[]; readonly turn: Readonly<TurnState<Stage>> | null }

/** Each slice as its own copy takes it. */
interface Parts {
  players: number
  round: Readonly<PlainState['round']>
  bank: Parameters<typeof cloneBank>[0]
  companies: readonly Parameters<typeof cloneCompany<'shelf' | 'open'>>[0][]
  shares: Parameters<typeof cloneShares>[0]
  market: Parameters<typeof cloneMarket>[0]
  board: Parameters<typeof cloneBoard>[0]
  fleet: Parameters<typeof cloneFleet>[0]
  waiting: readonly CompanyIndex[]
}

export function clonePlain<Stage extends string>(
  state: Plain<Stage>,
): Omit<PlainState<Stage>, 'step' | 'ended'> {
  return {
    rng: [...state.rng] as Rng,
    players: state.players,
    round: { ...state.round },
    bank: cloneBank(state.bank),
    companies: state.companies.map(cloneCompany),
    shares: cloneShares(state.shares),
    market: cloneMarket(state.market),
    board: cloneBoard(state.board),
    fleet: cloneFleet(state.fleet),
    turn: state.turn && { ...state.turn },
    waiting: [...state.waiting],
  }
}

/** Money, shares, tiles and trains are all where they can be, and no more of them than there are. */
export function plainViolations(
  state: Pick<Plain<string>, 'bank' | 'companies' | 'shares' | 'fleet'>,
  board: Board,
  shares: number,
  fleet: FleetTable,
  trainCounts: readonly number[],
): string[] {
  return [
    ...bankViolations(state.bank, (account) => account === BANK),
    ...sharesViolations(
      state.shares,
      () => shares,
      (company) => `company ${company}`,
    ),
    ...tileViolations(board),
    ...fleetViolations(
      state.fleet,
      fleet,
      trainCounts,
      state.companies.map((each) => each.trains),
      (letter) => `card ${letter}`,
    ),
  ]
}
