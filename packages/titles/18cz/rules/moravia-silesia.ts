import { type Rng, draw } from '@roundhouse/kernel'
import { inForce } from '@roundhouse/railways'
import { COMPANIES, companyData, companyId } from '../companies.ts'
import {
  FIRST_SET,
  MORAVIAN_CARDS,
  MORAVIAN_CASH,
  MORAVIAN_CERTIFICATES,
  MORAVIAN_HOMES,
  MORAVIAN_SIZE,
  PRIVATES,
} from '../moravia.ts'
import { CARDS, FACES, KINDS, PHASES, trainData } from '../trains.ts'
import type { Rulebook } from './rulebook.ts'

/** Moravia–Silesia: the large companies only, with figures of their own. — XI.2 */
export function moraviaSilesia(before: Readonly<Rulebook>): Partial<Rulebook> {
  return {
    opensWith: 'auction',
    startingCash: MORAVIAN_CASH,
    certificateLimit: MORAVIAN_CERTIFICATES,
    companiesOut,
    locals: PRIVATES.flatMap(({ local }) => (local === null ? [] : [local])),
    cardCounts: (players) =>
      CARDS.map(({ letter }) => MORAVIAN_CARDS[letter]?.counts[players === 2 ? 0 : 1] ?? 0),
    firstSet: FIRST_SET,
    sizeOf: () => MORAVIAN_SIZE,
    redHomes: (company) => MORAVIAN_HOMES[companyId(company)] ?? companyData(company).homes,
    holdingLimit: () => MORAVIAN_SIZE.holdingLimit,
    holdingSection: () => 'XI.2',
    runsTrain: () => true,
    // Plus trains and the lent train count every red tile, others none.
    addsRedBonus: ({ size }) => size > 0,
    trainLimit: (phase) => inForce(LIMITS, phase),
    isPlayed: (code) => code % FACES === MORAVIAN_CARDS[PHASES[trainData(code).letter] as string]?.face,
    // The 4+4 scraps nothing: there are no 2+2.
    scraps: (kind) =>
      KINDS[kind]?.kind === '5+5'
        ? ['3']
        : before.scraps(kind).filter((each) => before.kindCounts(PLAYED.includes(each))),
  }
}

/** The five kinds of train. */
const PLAYED: readonly (string | undefined)[] = CARDS.flatMap(({ letter, faces }) => {
  const card = MORAVIAN_CARDS[letter]
  return card === undefined ? [] : [faces[card.face]?.kind]
})

/** By phase; there are no cards of some letters. */
const LIMITS = PHASES.map((letter) => MORAVIAN_CARDS[letter]?.limit ?? null)

/** With two players one of the large companies less. */
function companiesOut(players: number, rng: Rng): readonly string[] {
  const large = COMPANIES.filter((company) => company.size === 2).map((company) => company.id)
  const missing = players === 2 ? large[draw(rng, large.length)] : null
  return COMPANIES.flatMap(({ id, size }) => (size < 2 || id === missing ? [id] : []))
}
