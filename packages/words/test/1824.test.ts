import { type RefusalCode, SECTIONS, type StepName } from '@roundhouse/titles/1824'
import { describe, expect, test } from 'vitest'
import { ahWords } from '../src/1824/index.ts'
import { LANGUAGES, type Language, type Naming } from '../src/index.ts'
import { AH_REFUSAL_SAMPLES } from './1824-samples.ts'
import { expectRefusal, expectSound } from './sound.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía'][seat] ?? `Seat ${seat}` }

type Call = (params: unknown, at: Naming) => string

function said(language: Language): [RefusalCode, string][] {
  const refusals = ahWords(language).refusals as unknown as Readonly<Record<string, Call>>
  return Object.entries(AH_REFUSAL_SAMPLES).map(([code, params]) => [
    code as RefusalCode,
    (refusals[code] as Call)(params, at),
  ])
}

describe.each(LANGUAGES)('1824 in %s', (language) => {
  const { refusals, sections, summaries, rounds } = ahWords(language)

  test('every refusal says what is the case and what to do, in two sentences or more', () => {
    for (const [code, text] of said(language)) expectRefusal(language, code, text)
  })

  test('every figure a refusal carries is told', () => {
    for (const [code, text] of said(language)) {
      for (const [name, value] of Object.entries(AH_REFUSAL_SAMPLES[code])) {
        expect(text, `${code} ${name}`).toContain(shown(name, value, code))
      }
    }
  })

  test('every section has its number, a heading and a summary', async () => {
    const told = await summaries()
    for (const section of SECTIONS) {
      const label = sections[section]
      expect(label.startsWith(`${section}, `), label).toBe(true)
      expect(label.length).toBeGreaterThan(section.length + 3)
      expectSound(language, section, told[section])
    }
  })

  test('a g-train counts cities, a half in the bank and every step have their own words', () => {
    expectRefusal(language, '2g', refusals['AH-ROUTE-LENGTH']({ train: '2g', stops: 3 }, at))
    expectRefusal(language, 'none', refusals['AH-SELL-BANK-50']({ company: 'BK', most: 0 }, at))
    const asked = Object.keys(rounds.steps).map((doing) =>
      refusals['AH-STEP-ORDER']({ doing: doing as StepName }, at),
    )
    for (const text of asked) expectSound(language, 'AH-STEP-ORDER', text)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('colours tell with which train they come', () => {
    for (const [colour, train] of Object.entries({ green: 3, brown: 5, grey: 8 })) {
      const text = refusals['AH-TRACK-PHASE']({ tile: '14', colour: colour as 'green' }, at)
      expect(text).toContain(String(train))
    }
  })
})

test('Spanish and Italian are translated', async () => {
  const english = new Map(said('en'))
  for (const language of ['es', 'it'] as const) {
    for (const [code, text] of said(language)) expect(text, code).not.toBe(english.get(code))
    const [summaries, originals] = await Promise.all([
      ahWords(language).summaries(),
      ahWords('en').summaries(),
    ])
    for (const section of SECTIONS) expect(summaries[section]).not.toBe(originals[section])
  }
})

test('the English of some refusals', () => {
  const { refusals } = ahWords('en')
  expect(refusals['AH-SELL-PRIVATE']({ item: 'B1' }, at)).toMatch(
    /^The mountain railway Semmeringbahn \(B1\) cannot be sold\./,
  )
  expect(refusals['AH-TRACK-LABEL']({ hex: 'E12', tile: '57' }, at)).toContain('T, W, or Bu')
  expect(refusals['AH-ROUTE-NO-STATION']({}, at)).toMatch(/^The route has no station of the company\./)
})

/** How a parameter appears: seats by name, tenths as a part, colours as the train that brings them. */
function shown(name: string, value: string | number, code: RefusalCode): string {
  switch (name) {
    case 'seat':
      return at.player(Number(value))
    case 'doing':
      return ''
    case 'colour':
      return '3'
    case 'most':
      return code === 'AH-SELL-BANK-50' ? String(Number(value) * 10) : String(value)
    default:
      return String(value)
  }
}
