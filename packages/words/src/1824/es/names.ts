import type { CompanyKind } from '@roundhouse/titles/1824'
import { nouns as railwayNouns } from '../../railway/es/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { AH_NOUNS, type RailwayKind, smallRailway } from '../names.ts'
import { steps } from './steps.ts'

const KINDS: Readonly<Record<RailwayKind, string>> = {
  mountain: 'ferrocarril de montaña',
  coal: 'ferrocarril del carbón',
  preState: 'ferrocarril pre-estatal',
}

/** "el ferrocarril de montaña Semmeringbahn (B1)", "el ferrocarril del carbón EPP"; a stock company with its article. */
export function railway(id: string): string {
  const small = smallRailway(id)
  return small === null ? `la ${id}` : `el ${KINDS[small.kind]} ${small.name}`
}

export const nouns = railwayNouns(AH_NOUNS, {
  now: (step) => steps[step as keyof typeof steps].now,
  holders: { nobody: 'nadie' },
  aPrivate: railway,
})
export const { aTrain, money, place, train } = nouns

export const companyKinds: Kinds<CompanyKind> = {
  coal: {
    name: 'Ferrocarriles del carbón',
    many: 'del carbón',
    company: 'Ferrocarril del carbón',
    short: 'Del carbón',
    note: 'pagan la mitad',
  },
  preState: {
    name: 'Ferrocarriles pre-estatales',
    many: 'pre-estatales',
    company: 'Ferrocarril pre-estatal',
    short: 'Pre-estatales',
    note: 'pagan la mitad',
  },
  regional: {
    name: 'Ferrocarriles regionales',
    many: 'regionales',
    company: 'Ferrocarril regional',
    short: 'Regionales',
  },
  state: {
    name: 'Ferrocarriles estatales',
    many: 'estatales',
    company: 'Ferrocarril estatal',
    short: 'Estatales',
  },
}
