import { type CompanyId, companyIndex } from '@roundhouse/titles/18cz'

/** 18xx.games numbers the columns of the 18CZ map one higher than the print. — C13 */
export function peerHex(hex: string): string {
  return shifted(hex, 1)
}

export function hexFromPeer(hex: string): string {
  return shifted(hex, -1)
}

function shifted(hex: string, by: number): string {
  return `${hex.slice(0, 1)}${Number(hex.slice(1)) + by}`
}

const PEER_COMPANIES: Readonly<Record<string, string>> = { Sx: 'SX', Pr: 'PR', By: 'BY' }
const OUR_COMPANIES: Readonly<Record<string, CompanyId>> = { SX: 'Sx', PR: 'Pr', BY: 'By' }

/** 18xx.games writes three of the large companies in capitals. — C13 */
export function peerCompany(id: string): string {
  return PEER_COMPANIES[id] ?? id
}

/** Null where the name is no company of 18CZ. */
export function companyFromPeer(id: string): CompanyId | null {
  const ours = OUR_COMPANIES[id] ?? id
  return companyIndex(ours) < 0 ? null : (ours as CompanyId)
}

/** 'E12' of '57-0', '8866p' of '8866p-1': what stands before the last dash. */
export function beforeDash(id: string): string {
  const at = id.lastIndexOf('-')
  return at < 0 ? id : id.slice(0, at)
}

/** 1 of '8889-0-1'. */
export function afterDash(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}
