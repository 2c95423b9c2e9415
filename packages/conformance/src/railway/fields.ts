import { type JsonObject, listAt, textAt } from '../json.ts'
import { Untranslatable } from '../playing.ts'
import type { PeerAction } from '../recording.ts'
import type { Names } from './names.ts'

export function need<Value>(value: Value | null, field: string): Value {
  if (value === null) throw new Untranslatable(field)
  return value
}

export function textIn(action: JsonObject, field: string): string {
  return need(textAt(action, field), field)
}

export function companyIn<Company extends string>(
  action: PeerAction,
  field: string,
  names: Names<Company>,
): Company {
  const name = textIn(action, field)
  return need(names.ourCompany(name), `company ${name}`)
}

/** The first of the certificates named, which tells of all. */
export function shareIn(action: PeerAction): string {
  const [share] = listAt(action, 'shares')
  if (typeof share !== 'string') throw new Untranslatable('shares')
  return share
}

/** The company of 'BCB_1'. */
export function companyOfShare<Company extends string>(share: string, names: Names<Company>): Company {
  return need(names.ourCompany(share.slice(0, share.lastIndexOf('_'))), `share ${share}`)
}

/** 80 of '80,4,2'. */
export function startPriceIn(action: PeerAction): number {
  return Number(textIn(action, 'share_price').split(',')[0])
}
