import { describe, expect, test } from 'vitest'
import { czWords } from '../src/18cz/index.ts'
import { ahWords } from '../src/1824/index.ts'
import { rmWords } from '../src/1862/index.ts'
import { chicagoPageWords } from '../src/chicago-express/index.ts'
import { LANGUAGES, type Language, type Naming } from '../src/index.ts'
import { railwayWords } from '../src/railway/index.ts'
import { AH_REFUSAL_SAMPLES } from './1824-samples.ts'
import { RM_LINE_SAMPLES, RM_REFUSAL_SAMPLES } from './1862-samples.ts'
import { CZ_REFUSAL_SAMPLES } from './cz-samples.ts'
import { FAULT_SAMPLES, LINE_SAMPLES, REFUSAL_SAMPLES } from './samples.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía'][seat] ?? `Seat ${seat}` }

/** A one with a plural behind it, or a plural verb before it. The list of nouns is that of the games. */
const DISAGREES: Readonly<Record<Language, RegExp>> = {
  en: /\b1 (?:free )?(shares|trains|certificates|stations|warranties|companies|players|locals|hexes|moves|steps|lines|seats|rounds|houses|locomotives|locations|dividends|seconds|tiles|cards)\b|\b1 (are|go|cost)\b/i,
  es: /\b(quedan|quedarían|faltan|restan|van|han jugado) 1\b|\b1 (?!menos\b|antes\b)\p{L}+(es|as|os)(?!\p{L})/iu,
  it: /\b(restano|resterebbero|mancano|vanno|stati giocati) 1\b|\b1 (?!di\b|dai\b|ai\b|si\b)\p{L}+i\b|\b1 (mosse|righe|compagnie|tessere|locomotive|casette|carte|locazioni)\b/iu,
}

/** Where the rules, or whoever calls, never have a one: two companies or more, lengths, a colour. */
const NEVER_ONE: ReadonlySet<string> = new Set([
  '.railway.panel.shares.sellAll',
  '.railway.bank.tilesTo',
  '.table.orders.limit',
  'CE-BUILD-MAX-3',
  'AH-CERT-MUST-SELL',
  'AH-ROUTE-LENGTH',
  'CZ-MUST-SELL',
  '62-MUST-SELL',
  'CZ-ROUTE-LENGTH',
])

type Call = (...params: unknown[]) => unknown

/** Every word of the area with its path, and what it says of one thing where it takes figures. */
function saidOfOne(area: object, path = ''): [string, string][] {
  return Object.entries(area).flatMap(([key, word]: [string, unknown]): [string, string][] => {
    const place = `${path}.${key}`
    if (typeof word === 'object' && word !== null) return saidOfOne(word, place)
    if (typeof word !== 'function') return []
    const text = attempt(word as Call)
    return typeof text === 'string' ? [[place, text]] : []
  })
}

/** Words that take a list or an object are told by their samples instead. */
function attempt(word: Call): unknown {
  try {
    return word(1, 5, 5, 5, 5)
  } catch {
    return null
  }
}

/** Seats are no counts, and limits are set higher than one. */
const KEPT: ReadonlySet<string> = new Set(['seat', 'min', 'max', 'most', 'limit'])

/** The samples with a one for every figure that counts something. */
function saidOfSamples(sentences: object, samples: Readonly<Record<string, object>>): [string, string][] {
  return Object.entries(samples).map(([code, params]) => {
    const ones = Object.entries(params).map(([key, value]: [string, unknown]) =>
      typeof value === 'number' && !KEPT.has(key) ? [key, 1] : [key, value],
    )
    const word = (sentences as Readonly<Record<string, Call>>)[code] as Call
    return [code, String(word(Object.fromEntries(ones), at))]
  })
}

function disagreeing(language: Language, said: readonly [string, string][]): [string, string][] {
  return said.filter(([path, text]) => !NEVER_ONE.has(path) && DISAGREES[language].test(text))
}

describe.each(LANGUAGES)('one thing is spoken of as one in %s', (language) => {
  const { chicago, faults, home, report, table } = chicagoPageWords(language)
  const cz = czWords(language)

  test('on the pages', () => {
    const { panel, rounds } = cz
    const others = { '1824': ahWords(language).panel, '1862': rmWords(language).panel }
    const said = saidOfOne({ home, report, table, panel, rounds, ...others, railway: railwayWords(language) })
    expect(said.length).toBeGreaterThan(150)
    expect(disagreeing(language, said)).toEqual([])
  })

  test('in refusals, faults and the log', () => {
    const said = [
      ...saidOfSamples(chicago.refusals, REFUSAL_SAMPLES),
      ...saidOfSamples(chicago.lines, LINE_SAMPLES),
      ...saidOfSamples(faults, FAULT_SAMPLES),
      ...saidOfSamples(cz.refusals, CZ_REFUSAL_SAMPLES),
      ...saidOfSamples(ahWords(language).refusals, AH_REFUSAL_SAMPLES),
      ...saidOfSamples(rmWords(language).refusals, RM_REFUSAL_SAMPLES),
      ...saidOfSamples(rmWords(language).lines, RM_LINE_SAMPLES),
    ]
    expect(disagreeing(language, said)).toEqual([])
  })
})
