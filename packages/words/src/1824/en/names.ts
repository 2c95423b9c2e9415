import type { CompanyKind } from '@roundhouse/titles/1824'
import { nouns as railwayNouns } from '../../railway/en/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { AH_NOUNS, type RailwayKind, smallRailway } from '../names.ts'
import { steps } from './steps.ts'

const KINDS: Readonly<Record<RailwayKind, string>> = {
  mountain: 'mountain railway',
  coal: 'coal railway',
  preState: 'pre-state railway',
}

/** "the mountain railway Semmeringbahn (B1)", "the coal railway EPP"; a stock company by its letters alone. */
export function railway(id: string): string {
  const small = smallRailway(id)
  return small === null ? id : `the ${KINDS[small.kind]} ${small.name}`
}

export const nouns = railwayNouns(AH_NOUNS, {
  now: (step) => steps[step as keyof typeof steps].now,
  holders: { nobody: 'nobody' },
  aPrivate: railway,
})
export const { aTrain, money, place, train } = nouns

export const companyKinds: Kinds<CompanyKind> = {
  coal: { name: 'Coal railways', many: 'coal', company: 'Coal railway', short: 'Coal', note: 'pays half' },
  preState: {
    name: 'Pre-state railways',
    many: 'pre-state',
    company: 'Pre-state railway',
    short: 'Pre-state',
    note: 'pays half',
  },
  regional: { name: 'Regional railways', many: 'regional', company: 'Regional railway', short: 'Regional' },
  state: { name: 'State railways', many: 'state', company: 'State railway', short: 'State' },
}
