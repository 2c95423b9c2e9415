import type { DeepReadonly } from '@roundhouse/kernel'
import { inForce, usableFaces } from '@roundhouse/railways'
import { type SizeData, companyData, companyId, sizeData } from '../companies.ts'
import {
  FIRST_SET,
  MORAVIAN_CARDS,
  MORAVIAN_CASH,
  MORAVIAN_CERTIFICATES,
  MORAVIAN_HOMES,
  MORAVIAN_SIZE,
} from '../moravia.ts'
import { CERTIFICATE_LIMIT, STARTING_CASH } from '../progress.ts'
import type { CzState, VariantId } from '../state.ts'
import { CARDS, type CardData, FACES, FLEET, KINDS, type KindData, PHASES, trainData } from '../trains.ts'

/** The figures that the variants change; everything else is as in the base game. — XI */
type Played = DeepReadonly<Pick<CzState, 'variant' | 'players' | 'fleet' | 'edition'>>

export function inMoravia(state: { readonly variant: VariantId | null }): boolean {
  return state.variant === 'moravia-silesia'
}

export function sizeOf(state: { readonly variant: VariantId | null }, company: number): SizeData {
  return inMoravia(state) ? MORAVIAN_SIZE : sizeData(company)
}

/** Percent of a company that one player may hold. — VII.4, XI.1 */
export function holdingLimit(state: { readonly variant: VariantId | null }, company: number): number {
  if (state.variant === 'bohemia' && companyData(company).size === 2) return 70
  return sizeOf(state, company).holdingLimit
}

export function startingCash(variant: VariantId | null, players: number): number {
  return (inMoravia({ variant }) ? MORAVIAN_CASH : STARTING_CASH)[players] as number
}

export function certificateLimit(state: Pick<Played, 'variant' | 'players'>): number {
  return (inMoravia(state) ? MORAVIAN_CERTIFICATES : CERTIFICATE_LIMIT)[state.players] as number
}

export function cardCounts(variant: VariantId | null, players: number): number[] {
  return CARDS.map(({ letter, count }) => {
    if (!inMoravia({ variant })) return count
    return MORAVIAN_CARDS[letter]?.counts[players === 2 ? 0 : 1] ?? 0
  })
}

/** The set of the first stock round, in which nothing is sold. */
export function firstSet(state: Pick<Played, 'variant'>): number {
  return inMoravia(state) ? FIRST_SET : 0
}

export function homesOf(state: Pick<Played, 'variant'>, company: number): readonly string[] {
  const { homes } = companyData(company)
  return inMoravia(state) ? (MORAVIAN_HOMES[companyId(company)] ?? homes) : homes
}

/** By phase; Moravia has no cards of some letters. — XI.2 */
const MORAVIAN_LIMITS = PHASES.map((letter) => MORAVIAN_CARDS[letter]?.limit ?? null)

/** — XII.9, XI.2 */
export function trainLimit(state: Pick<Played, 'variant' | 'fleet'>, company: number): number {
  const { phase } = state.fleet
  if (inMoravia(state)) return inForce(MORAVIAN_LIMITS, phase)
  return (CARDS[phase] as CardData).limits[companyData(company).size]
}

/** The codes a card may be used as. — XII.9, XI.2 */
export function facesOf(state: Pick<Played, 'variant' | 'fleet'>, letter: number): number[] {
  const usable = usableFaces(state.fleet, FLEET, letter)
  if (!inMoravia(state)) return usable
  return usable.filter((code) => code % FACES === MORAVIAN_CARDS[PHASES[letter] as string]?.face)
}

/** Kinds that become obsolete when this one is sold. — VIII.12, XI.2 */
export function scrapsOf(state: Pick<Played, 'variant' | 'edition'>, kind: number): readonly string[] {
  const { kind: name, scraps } = KINDS[kind] as KindData
  if (inMoravia(state) && name === '5+5') return ['3']
  // The older edition names the next smaller kind only. — table A13
  return state.edition.older ? scraps.slice(-1) : scraps
}

/** A company runs the trains of its colour; in Moravia all kinds. — IV.2, XI.2 */
export function runsTrain(state: Pick<Played, 'variant'>, company: number, code: number): boolean {
  return inMoravia(state) || trainData(code).size === companyData(company).size
}
