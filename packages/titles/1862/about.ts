import type { TableClash, TableSetup, TableWanted, TitleAbout } from '@roundhouse/kernel'
import { AMENDMENTS, type AmendmentId } from './amendments.ts'
import { type Edition, TRAIN_GAMES, TRAIN_LISTS, type TrainList, type VariantId } from './edition.ts'

const NO_YES = (): readonly string[] => ['no', 'yes']
const EXTRAS_FROM = 7

export const about1862: TitleAbout = {
  id: '1862',
  name: '1862',
  rules: 3,
  since: 1,
  amendments: AMENDMENTS,
  players: { min: 2, max: 8 },
  variants: TRAIN_GAMES.map((id) => ({ id, players: { min: 2, max: 8 }, notice: null })),
  options: [
    {
      id: 'trainList',
      values: () => ['standard', 'short', 'long'],
      fallback: 'standard',
      section: '2.4.3',
    },
    {
      id: 'extraCompanies',
      values: (players) => (players >= EXTRAS_FROM ? ['yes', 'no'] : ['yes']),
      fallback: 'yes',
      section: '2.4.2',
    },
    { id: 'shorter', values: NO_YES, fallback: 'no', section: '11.2' },
    {
      id: 'newcomers',
      values: (_players, variant) => (isSimple(variant) ? NO_YES() : ['no']),
      fallback: 'no',
      section: '11.3',
    },
    { id: 'eightTokens', values: NO_YES, fallback: 'no', section: '11.4' },
    { id: 'forcedHome', values: () => ['yes', 'no'], fallback: 'yes', section: '13' },
    { id: 'compatibility', values: () => ['rulebook', '18xx.games'], fallback: 'rulebook', section: '2.4' },
  ],
  clash,
}

/** What the rulebook does not let go together; a table that passes here can be set up. — 11.2, 11.3 */
function clash(table: TableWanted): TableClash | null {
  const { players, variant, options } = table
  const isOn = (id: string): boolean => options[id] === 'yes'
  const list = options['trainList'] ?? 'standard'
  if (isOn('newcomers') && !isSimple(variant)) {
    return { one: 'newcomers', other: variant ?? 'standard', section: '11.3' }
  }
  if (isOn('shorter') && list !== 'standard' && list !== shorterList(players)) {
    return { one: 'shorter', other: `trainList ${list}`, section: '11.2' }
  }
  return options['compatibility'] === '18xx.games' ? recordedClash(table) : null
}

/** What no recorded game can be: it knows none of these. — table C13, table B45, table B56 */
function recordedClash({ variant, options, rules }: TableWanted): TableClash | null {
  const one = '18xx.games'
  if (variant !== null) return { one, other: variant, section: '11.1' }
  if (options['shorter'] === 'yes') return { one, other: 'shorter', section: '11.2' }
  if (!isAmended('recordedTables', rules)) return null
  if (options['extraCompanies'] === 'no') return { one, other: 'extraCompanies no', section: '2.4.2' }
  return options['forcedHome'] === 'no' ? { one, other: 'forcedHome no', section: '13' } : null
}

/** Whether a table of this number, or of the newest, is set up with an amendment. */
function isAmended(id: AmendmentId, rules = Infinity): boolean {
  return AMENDMENTS.some((each) => each.id === id && each.number <= rules)
}

/** One type of train only. — 11.1 */
export function isSimple(variant: string | null): boolean {
  return variant === 'express-simple' || variant === 'freight-simple'
}

/** The shorter game fixes the list. — 11.2, table B55 */
export function shorterList(players: number): TrainList {
  return players <= 4 ? 'short' : 'standard'
}

export function editionOf({ rules, players, options }: Omit<TableSetup, 'seed'>): Edition {
  const shorter = options['shorter'] === 'yes'
  const list = TRAIN_LISTS.find((each) => each === options['trainList']) ?? 'standard'
  return {
    rules,
    compatibility: options['compatibility'] === '18xx.games' ? '18xx.games' : 'rulebook',
    trainList: shorter ? shorterList(players) : list,
    extraCompanies: players >= EXTRAS_FROM && options['extraCompanies'] !== 'no',
    shorter,
    newcomers: options['newcomers'] === 'yes',
    eightTokens: options['eightTokens'] === 'yes',
    forcedHome: options['forcedHome'] !== 'no',
  }
}

export function variantOf({ variant }: Pick<TableSetup, 'variant'>): VariantId | null {
  return TRAIN_GAMES.find((each) => each === variant) ?? null
}
