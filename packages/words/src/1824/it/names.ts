import type { CompanyKind } from '@roundhouse/titles/1824'
import { nouns as railwayNouns } from '../../railway/it/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { AH_NOUNS, type RailwayKind, smallRailway } from '../names.ts'
import { steps } from './steps.ts'

const KINDS: Readonly<Record<RailwayKind, string>> = {
  mountain: 'ferrovia di montagna',
  coal: 'ferrovia carbonifera',
  preState: 'ferrovia pre-statale',
}

/** "la ferrovia di montagna Semmeringbahn (B1)", "la ferrovia carbonifera EPP"; a stock company with its article. */
export function railway(id: string): string {
  const small = smallRailway(id)
  return small === null ? `la ${id}` : `la ${KINDS[small.kind]} ${small.name}`
}

export const nouns = railwayNouns(AH_NOUNS, {
  now: (step) => steps[step as keyof typeof steps].now,
  holders: { nobody: 'nessuno' },
  aPrivate: railway,
})
export const { aTrain, money, place, train } = nouns

export const companyKinds: Kinds<CompanyKind> = {
  coal: {
    name: 'Ferrovie carbonifere',
    many: 'carbonifere',
    company: 'Ferrovia carbonifera',
    short: 'Carbonifere',
    note: 'pagano metà',
  },
  preState: {
    name: 'Ferrovie pre-statali',
    many: 'pre-statali',
    company: 'Ferrovia pre-statale',
    short: 'Pre-statali',
    note: 'pagano metà',
  },
  regional: {
    name: 'Ferrovie regionali',
    many: 'regionali',
    company: 'Ferrovia regionale',
    short: 'Regionali',
  },
  state: { name: 'Ferrovie statali', many: 'statali', company: 'Ferrovia statale', short: 'Statali' },
}
