import {
  type CompanyId,
  type LocalId,
  TRAINS,
  type TrainId,
  localIndex,
  trainCode,
  trainData,
} from '@roundhouse/titles/18cz'
import { textAt } from '../json.ts'
import { Untranslatable } from '../playing.ts'
import type { PeerAction } from '../recording.ts'
import { companyFromPeer } from './ids.ts'

/** The face of a card that a company of this size runs. */
export function faceFor(train: TrainId, size: 0 | 1 | 2): TrainId {
  const { letter } = trainData(trainCode(train))
  const face = TRAINS.find((each) => each !== null && each.letter === letter && each.size === size)
  if (!face) throw new Untranslatable(`train ${train}`)
  return face.id
}

export function need<Value>(value: Value | null, field: string): Value {
  if (value === null) throw new Untranslatable(field)
  return value
}

export function companyIn(action: PeerAction, field: string): CompanyId {
  const name = need(textAt(action, field), field)
  const company = companyFromPeer(name)
  if (company === null) throw new Untranslatable(`company ${name}`)
  return company
}

export function localIn(action: PeerAction, field: string): LocalId {
  return localNamed(need(textAt(action, field), field))
}

export function localNamed(name: string): LocalId {
  if (localIndex(name) < 0) throw new Untranslatable(`local ${name}`)
  return name as LocalId
}

export function shareIn(action: PeerAction): string {
  const shares = action['shares']
  const [share] = Array.isArray(shares) ? (shares as readonly unknown[]) : []
  if (typeof share !== 'string') throw new Untranslatable('shares')
  return share
}

export function companyOfShare(share: string): CompanyId {
  const name = share.slice(0, share.lastIndexOf('_'))
  const company = companyFromPeer(name)
  if (company === null) throw new Untranslatable(`share ${share}`)
  return company
}
