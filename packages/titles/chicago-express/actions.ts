import type { CompanyId } from './companies.ts'
import type { DialId } from './components.ts'
import type { HexId } from './map.ts'

export type ChicagoAction =
  /** Move a dial one step and so choose what to do. — p36 Play */
  | { readonly type: 'choose'; readonly dial: DialId }
  /** Leave the chosen action undone; the dial stays moved. — p36 Play */
  | { readonly type: 'decline' }
  /** Put a share up for auction. — p36 Auction */
  | { readonly type: 'offer'; readonly company: CompanyId }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' }
  /** Add hexes to a network, in this order. — p37 Network */
  | { readonly type: 'build'; readonly company: CompanyId; readonly hexes: readonly HexId[] }
  /** — p38 Development */
  | { readonly type: 'develop'; readonly hex: HexId }
