import type { Action, GameState, Seat } from '@roundhouse/kernel'

/** Why a move is thought good, as data; the page words it. Amounts are money, companies go by their signs. */
export type Reason =
  /** The best run earns so much more at once. */
  | { readonly code: 'adds'; readonly company: string; readonly amount: number }
  /** It earns nothing more now, but leads on. */
  | { readonly code: 'leadsOn'; readonly company: string }
  /** Nor that: a longer train would earn so much more by it. */
  | { readonly code: 'addsLater'; readonly company: string; readonly train: string; readonly amount: number }
  /** It points to this hex, which the company does not reach yet. */
  | { readonly code: 'leadsTo'; readonly company: string; readonly hex: string }
  /** The track of a city leads to these hexes. */
  | { readonly code: 'joins'; readonly hexes: readonly string[] }
  /** So much may come in dividends until the end, from all the shares that are bought. */
  | {
      readonly code: 'dividends'
      readonly company: string
      readonly amount: number
      readonly shares: number
    }
  /** So much its price may rise until the end. */
  | { readonly code: 'rises'; readonly company: string; readonly amount: number }
  /** It puts this much money into the treasury of a company that one leads. */
  | { readonly code: 'starts'; readonly company: string; readonly amount: number }
  /** The player becomes its director. */
  | { readonly code: 'leads'; readonly company: string }
  /** So much is paid for it, and so much is left to the player. */
  | { readonly code: 'costs'; readonly amount: number; readonly left: number }
  /** What is sold has little left to bring. */
  | { readonly code: 'spent'; readonly company: string }
  /** It brings so much for something else. */
  | { readonly code: 'frees'; readonly amount: number }
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
  /** Even with what is kept so much is missing for its next train. */
  | { readonly code: 'stillMissing'; readonly company: string; readonly amount: number }
  /** The director has to add so much. */
  | { readonly code: 'helps'; readonly amount: number }
  /** So much is in the treasury afterwards. */
  | { readonly code: 'leaves'; readonly company: string; readonly amount: number }
  /** Without this train the company earns so much less, or no less. */
  | { readonly code: 'loses'; readonly company: string; readonly amount: number }
  | { readonly code: 'spare'; readonly company: string }
  /** So much is offered for what is worth about so much. */
  | { readonly code: 'offered'; readonly amount: number; readonly worth: number }
  /** It begins with so much in its treasury. */
  | { readonly code: 'opensWith'; readonly amount: number }
  /** What is paid for an option, or got for it, and what the share would cost. */
  | { readonly code: 'option'; readonly amount: number; readonly worth: number }
  /** The income of a company rises by so much, to so much. */
  | { readonly code: 'incomeUp'; readonly company: string; readonly amount: number; readonly to: number }
  /** The company reaches the city it is bound for, and pays the player so much at once. */
  | { readonly code: 'arrives'; readonly company: string; readonly hex: string; readonly amount: number }
  /** So many hexes are left on the way there, for about so much, which it has or has not. */
  | {
      readonly code: 'away'
      readonly company: string
      readonly hex: string
      readonly hexes: number
      readonly amount: number
      readonly isPayable: boolean
    }
  /** What the own shares of a company may bring until the end, and how much more that is than before; null: no more. */
  | {
      readonly code: 'sharesBring'
      readonly company: string
      readonly shares: number
      readonly amount: number
      readonly more: number | null
    }
  /** Each share may bring so much less, and others hold more of them. */
  | { readonly code: 'othersLose'; readonly company: string; readonly amount: number }
  /** What a company pays for it, and what is left to it. */
  | { readonly code: 'spends'; readonly company: string; readonly amount: number; readonly left: number }
  /** Its treasury gets so much. */
  | { readonly code: 'gets'; readonly company: string; readonly amount: number }
  /** The general dividend comes at once, or nearer. */
  | { readonly code: 'dividendNow' }
  | { readonly code: 'dividendNearer' }
  /** Who would get the share, for about how much; null: nobody wants it. */
  | { readonly code: 'goesTo'; readonly seat: Seat | null; readonly own: boolean; readonly amount: number }
  /** So much of what the company pays comes to the player. */
  | { readonly code: 'pays'; readonly company: string; readonly amount: number }
  /** With what is kept it can pay its next train, which costs so much. */
  | { readonly code: 'keepsFor'; readonly company: string; readonly amount: number }
  /** It brings so much in every operating round. */
  | { readonly code: 'income'; readonly amount: number }
  /** It may bring so much by the end, its price aside. */
  | { readonly code: 'beyondPrice'; readonly amount: number }
  /** It becomes a share of this company later on. */
  | { readonly code: 'becomes'; readonly company: string }
  /** What the player, and the others on average, may hope to have more at the end. */
  | { readonly code: 'hopes'; readonly own: number; readonly others: number }
  /** No difference is seen: it is chosen by lot. */
  | { readonly code: 'byLot' }
  /** Nothing else seems worth its price. */
  | { readonly code: 'nothingBetter' }

/** What speaks for the moves of a turn, most telling first. */
export type Reasoner = (state: GameState, seat: Seat, line: readonly Action[]) => readonly Reason[]
