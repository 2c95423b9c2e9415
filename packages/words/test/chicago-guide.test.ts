import { History, asReadonly, choices, createRng, draw, pick } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoEvent,
  type ChicagoState,
  chicagoExpress,
} from '@roundhouse/titles/chicago-express'
import { type ChicagoGuide, guideOf } from '@roundhouse/view/chicago-express'
import { describe, expect, test } from 'vitest'
import { TERMS, chicagoGuideWords, guideText, piecesOf } from '../src/chicago-express/guide.ts'
import { LANGUAGES, type Naming } from '../src/index.ts'
import { expectSound } from './sound.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía'][seat] ?? `Seat ${seat}` }

interface Moment {
  readonly guide: ChicagoGuide
  readonly open: readonly ChicagoAction[]
}

/** Every decision of two games by lot, and the end of each. */
const MOMENTS: readonly Moment[] = ['a', 'b'].flatMap((seed) => {
  const table = { rules: chicagoExpress.rules, players: 3, variant: null, options: {}, seed }
  const start = chicagoExpress.setup(table, () => {})
  const history = new History<ChicagoState, ChicagoAction, ChicagoEvent>(chicagoExpress, start)
  const luck = createRng(`luck of ${seed}`)
  const moments: Moment[] = []
  for (;;) {
    const state = asReadonly(history.state)
    const seat = chicagoExpress.toAct(state)[0] ?? null
    const open = seat === null ? [] : choices(chicagoExpress, history.state, seat)
    moments.push({ guide: guideOf(state, seat, open), open: open.map(({ action }) => action) })
    if (seat === null) return moments
    history.append({ kind: 'action', seat, action: pick(open, (below) => draw(luck, below)) })
  }
})

const CHOSEN = {
  auction: 'chooseAuction',
  network: 'chooseNetwork',
  development: 'chooseDevelopment',
} as const

function codeOf(action: ChicagoAction): string {
  return action.type === 'choose' ? CHOSEN[action.dial] : action.type
}

test('the guide has one line for each kind of choice there is, and none for any other', () => {
  const met = new Set<string>()
  for (const { guide, open } of MOMENTS) {
    const told = guide.options.map(({ code }) => code)
    expect(new Set(told)).toEqual(new Set(open.map(codeOf)))
    expect(told.length, 'each is told once').toBe(new Set(told).size)
    for (const code of [guide.happening.code, ...guide.notes.map((note) => note.code), ...told]) met.add(code)
  }
  const words = chicagoGuideWords('en')
  const codes = [words.steps, words.notes, words.choices].flatMap((table) => Object.keys(table))
  expect(codes.filter((code) => !met.has(code))).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  const words = chicagoGuideWords(language)

  test('every moment is told in sound sentences, and its words of the glossary are explained', () => {
    for (const { guide } of MOMENTS) {
      const said = guideText(words, guide, at)
      const means = said.options.map((option) => option.means)
      for (const sentence of [said.happening, ...said.notes, ...means]) {
        const pieces = piecesOf(sentence)
        for (const piece of pieces) if (typeof piece !== 'string') expect(TERMS).toHaveProperty(piece.term)
        const plain = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
        expectSound(language, guide.happening.code, plain)
      }
      for (const { can } of said.options) expect(can).toMatch(/^\P{Ll}.*[^.]$/su)
    }
  })
})
