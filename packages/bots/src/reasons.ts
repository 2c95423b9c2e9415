import type { Action, GameState, Seat } from '@roundhouse/kernel'

/** Why a move is thought good, as data; the page words it. Amounts are money, companies go by their signs. */
export type Reason =
  /** The best run earns so much more at once. */
  | { readonly code: 'adds'; readonly company: string; readonly amount: number }
  /** It earns nothing more now, but leads on. */
  | { readonly code: 'leadsOn'; readonly company: string }
  /** So much may come in dividends until the end, from all that is bought. */
  | { readonly code: 'dividends'; readonly company: string; readonly amount: number }
  /** So much its price may rise until the end. */
  | { readonly code: 'rises'; readonly company: string; readonly amount: number }
  /** It puts this much money into the treasury of a company that one leads. */
  | { readonly code: 'starts'; readonly company: string; readonly amount: number }
  /** What is sold has little left to bring. */
  | { readonly code: 'spent'; readonly company: string }
  /** The train adds so much to each run, for about so many rounds; null: to the end. */
  | { readonly code: 'earns'; readonly amount: number; readonly rounds: number | null }
  /** It earns nothing more yet; a young company will build track for it. */
  | { readonly code: 'grows'; readonly company: string }
  /** No run earns more. */
  | { readonly code: 'bestRun'; readonly company: string; readonly amount: number }
  /** The company must own a train. */
  | { readonly code: 'mustHave'; readonly company: string }
  /** The director would have to add so much to its next train. */
  | { readonly code: 'cannotBuy'; readonly company: string; readonly amount: number }
  /** So much of what is paid comes to the player. */
  | { readonly code: 'pays'; readonly amount: number }
  /** With what is kept it can pay its next train, which costs so much. */
  | { readonly code: 'keepsFor'; readonly company: string; readonly amount: number }
  /** It brings so much in every operating round. */
  | { readonly code: 'income'; readonly amount: number }
  /** It becomes a share of this company later on. */
  | { readonly code: 'becomes'; readonly company: string }
  /** What the player, and the others on average, may hope to have more at the end. */
  | { readonly code: 'hopes'; readonly own: number; readonly others: number }
  /** Nothing else seems worth its price. */
  | { readonly code: 'nothingBetter' }

/** What speaks for the moves of a turn, most telling first. */
export type Reasoner = (state: GameState, seat: Seat, line: readonly Action[]) => readonly Reason[]
