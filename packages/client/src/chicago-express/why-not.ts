import type { Refusal } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type CompanyId,
  type DialId,
  HEX_IDS,
  type HexId,
} from '@roundhouse/titles/chicago-express'
import type { ChicagoTable } from './chicago-table.ts'
import { chainOf } from './targets.ts'
import { words } from './words.ts'

/** Why this hex cannot be picked: the refusal of the action it would make; null when no hex is asked for. */
export function whyNotHex(chicago: ChicagoTable, hex: HexId): Refusal | string | null {
  const { step } = chicago.view.value
  const { hexes } = chicago.draft.value
  if (step === 'develop') return chicago.refuse({ type: 'develop', hex })
  if (step !== 'buildNetwork') return null
  const company = chicago.builder.value
  if (company === null) return words.value.table.chicago.chooseCompanyFirst
  return chicago.refuse({ type: 'build', company, hexes: [...hexes, hex] })
}

export function whyNotDial(chicago: ChicagoTable, dial: DialId): Refusal | null {
  return chicago.refuse({ type: 'choose', dial })
}

export function whyNotOffer(chicago: ChicagoTable, company: CompanyId): Refusal | null {
  return chicago.refuse({ type: 'offer', company })
}

/** No share; or, with a share, whatever keeps it from every hex beside its network. */
export function whyNotBuilder(chicago: ChicagoTable, company: CompanyId): Refusal | null {
  if (chainOf(chicago.choices.value, company) !== null) return null
  const none = chicago.refuse({ type: 'build', company, hexes: [] })
  if (none?.code !== 'CE-BUILD-EMPTY') return none
  const reasons = HEX_IDS.map((hex) => chicago.refuse({ type: 'build', company, hexes: [hex] }))
  for (const code of ['CE-BUILD-NO-LOCO', 'CE-BUILD-CASH', 'CE-BUILD-OCCUPIED']) {
    const found = reasons.find((reason) => reason?.code === code)
    if (found) return found
  }
  return none
}

/** Why the confirm button waits. */
export function whyNotConfirm(chicago: ChicagoTable): Refusal | string | null {
  const { action, refusal } = chicago.pending.value
  if (action !== null) return refusal
  const t = words.value.table.chicago
  switch (chicago.view.value.step) {
    case 'chooseDial':
      return chicago.refuse({ type: 'decline' })
    case 'develop':
      return t.chooseHexFirst
    default:
      return t.chooseCompanyFirst
  }
}

/** What leaving it means in this step; null where something must be chosen. */
export function leaving(chicago: ChicagoTable): ChicagoAction | null {
  const { step } = chicago.view.value
  if (step === 'bid') return { type: 'pass' }
  return step === 'chooseDial' ? null : { type: 'decline' }
}
