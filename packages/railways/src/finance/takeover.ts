import { type Ledger, pay } from '@roundhouse/kernel'
import { mergeStations } from '../board/merge-stations.ts'
import type { Accounts } from '../state/bank.ts'
import type { BoardState } from '../state/board.ts'
import { type CompanyState, companyOf } from '../state/companies.ts'
import type { CompanyIndex, HexIndex, TrainCode } from '../state/ids.ts'

/**
 * So much for each share to every seat that has some; gives what each got. — 18CZ VIII.9: the acquirer pays; 1862 7.12:
 * the bank pays the holders of a bankrupt company
 */
export function payHolders(
  ledger: Ledger,
  payer: string,
  seats: number,
  unitsOfSeat: (seat: number) => number,
  price: number,
  accountOf: (seat: number) => string,
): number[] {
  const bySeat: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    const amount = price * unitsOfSeat(seat)
    bySeat.push(amount)
    if (amount > 0) pay(ledger, payer, accountOf(seat), amount)
  }
  return bySeat
}

/** All its money goes to another company, or with a coal railway onto the charter. — 18CZ VIII.9, 1824 IV.2, 1862 7.5.6 */
export function takeMoney(ledger: Ledger, from: string, to: string): number {
  const amount = ledger[from] as number
  pay(ledger, from, to, amount)
  return amount
}

/** All trains change hands; gives those that came, behind the company's own. — 18CZ VIII.9, 1824 IV.2, 1862 7.5.6 */
export function takeTrains(own: TrainCode[], others: TrainCode[]): TrainCode[] {
  const taken = others.splice(0)
  own.push(...taken)
  return taken
}

/** What a company gets when it takes in another. */
export interface TakenAssets {
  readonly treasury: number
  readonly trains: readonly TrainCode[]
  /** Stations that stood in one city with an own one and came off the map. */
  readonly doubled: number
  /** Hexes with two of them in different cities: one is taken off, its director chooses which. */
  readonly toChoose: readonly HexIndex[]
}

/**
 * One company takes in all that another has on its charter and on the map: in an acquisition (18CZ VIII.9), when a state
 * railway is formed of its pre-state railways or a regional one takes over its coal railway (1824 IV.2, IV.4.4), in a
 * merger (1862 7.5.6). Shares, and what becomes of stations not yet placed, the title says.
 */
export function takeAssets(
  cash: Ledger,
  accounts: Accounts,
  board: BoardState,
  companies: readonly CompanyState[],
  { into, from }: { readonly into: CompanyIndex; readonly from: CompanyIndex },
): TakenAssets {
  const taker = companyOf({ companies }, into)
  const taken = companyOf({ companies }, from)
  const treasury = takeMoney(cash, accounts.treasury(from), accounts.treasury(into))
  const trains = takeTrains(taker.trains, taken.trains)
  const { placed, doubled, toChoose } = mergeStations(taker.stations, taken.stations)
  taker.stations = placed
  taken.stations = []
  board.version += 1
  return { treasury, trains, doubled, toChoose }
}
