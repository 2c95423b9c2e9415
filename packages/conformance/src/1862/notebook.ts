import { type RmAction, type RmEvent, type RmState, companyId, treasuryOf } from '@roundhouse/titles/1862'

/** Two companies being joined, as they were before. */
export interface Joining {
  readonly active: string
  readonly partner: string
  readonly cash: Readonly<Record<string, number>>
}

/** What the recording engine remembers, or tells later than our state does. */
export class Notebook {
  /** Operating rounds of the set under way or the last one. */
  rounds = 1
  /** The operating round: its companies in order, those that began their turn among them. */
  order: readonly string[] = []
  /** Companies that once were open and then closed: it keeps some of their marks. */
  readonly closed = new Set<string>()
  /** Those that went bankrupt after the LNER: it does not take them away. — 10.3 */
  late: Set<string> | null = null
  joining: Joining | null = null
  #operating = ''
  #vanishing = ''

  before(state: RmState, action: RmAction): void {
    if (state.round.kind === 'operating') this.rounds = state.round.rounds
    if (action.type !== 'merge' && action.type !== 'acquire') return
    const active = state.turn?.company ?? 0
    const partner = action.company
    const ids = [companyId(active), partner]
    this.joining = {
      active: companyId(active),
      partner,
      cash: Object.fromEntries(
        state.companies.flatMap((_, company) => {
          const id = companyId(company)
          return ids.includes(id) ? [[id, treasuryOf(state, company)]] : []
        }),
      ),
    }
  }

  tell(event: RmEvent): void {
    switch (event.type) {
      case 'operatingRoundBegan':
        this.order = event.order
        break
      case 'companyTurnBegan':
        this.#operating = event.company
        break
      case 'companiesMerged':
        this.#vanishing = event.vanishing
        break
      case 'assetsTaken':
        this.closed.add(this.#vanishing)
        this.order = joinedOrder(this.order, this.#operating, event.survivor, this.#vanishing)
        this.#operating = event.survivor
        break
      case 'lnerFormed':
        this.late = new Set()
        break
      case 'companyBankrupt':
      case 'obligationFailed':
        this.closed.add(event.company)
        this.late?.add(event.company)
        break
      default:
    }
  }
}

/** The survivor takes the place of the company on turn; a partner that was still to come has none of its own. */
function joinedOrder(
  order: readonly string[],
  active: string,
  survivor: string,
  vanishing: string,
): string[] {
  const at = order.lastIndexOf(active)
  const partner = survivor === active ? vanishing : survivor
  const rest = order.slice(at + 1).filter((id) => id !== partner)
  return [...order.slice(0, at), survivor, ...rest]
}
