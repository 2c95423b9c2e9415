import { type History, replay } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, eighteenCz, firstSet } from '@roundhouse/titles/18cz'
import {
  type CzLine,
  type CzLineCode,
  type CzLines,
  LINE_KINDS,
  linesOf,
  viewOf,
} from '@roundhouse/view/18cz'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { czWords } from '../src/18cz/index.ts'
import { LANGUAGES, type Naming, lineSentence } from '../src/index.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía', 'Ed', 'Flo'][seat] ?? `Seat ${seat}` }

const folder = new URL('../../titles/18cz/test/golden/', import.meta.url)
const GAMES = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, played(file)] as const)

function played(file: string): History<CzState, CzAction, CzEvent> {
  const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const replayed = replay(eighteenCz, record)
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
  return replayed.history
}

function linesIn(history: History<CzState, CzAction, CzEvent>): CzLine[] {
  const first = firstSet(history.state)
  return Array.from({ length: history.version + 1 }, (_, entry) =>
    linesOf(entry, history.eventsOf(entry), false, first),
  ).flat()
}

/** Lines that no golden game has. */
const SAMPLES: { readonly [Code in CzLineCode]?: CzLines[Code] } = {
  passed: { seat: 1, auto: true },
  putUp: { seat: 0, item: 'MW' },
  soldOut: { moves: [{ company: 'EKJ', from: 60, to: 63 }] },
  stationRemoved: { company: 'Sx', hex: 'E11' },
  trainLent: { company: 'kk', seat: 2 },
  wentOn: { seat: 0 },
  undone: { seat: 1, to: 12 },
  offered: { kind: 'company', company: 'BN', item: 'EKJ', seat: 1, price: 60 },
  declined: { kind: 'company', seat: 1, item: 'EKJ', price: 60 },
  trainBought: { company: 'BN', train: '5+5h', from: 'pool', price: 500, help: 200, loan: 80 },
  repaid: { seat: 0, amount: 80, left: 0 },
  ended: { winners: [0, 1], wealth: [900, 900, 300] },
}

function expectSound(text: string): void {
  expect(text).not.toMatch(/\b(undefined|null|NaN|Infinity)\b|\[object/)
  expect(text).not.toMatch(/ {2}|\.\.|,,|: ;|:;|[:,;]$|\.$/)
  expect(text.trim()).toBe(text)
}

describe.each(LANGUAGES)('the log of 18CZ in %s', (language) => {
  const words = czWords(language)

  test.each(GAMES)('%s is told line by line', (_, history) => {
    for (const line of linesIn(history)) expectSound(lineSentence(words.lines, line, at))
  })

  test('every line there is has its words', () => {
    const said = new Set(GAMES.flatMap(([, history]) => linesIn(history).map(({ code }) => code)))
    for (const [code, params] of Object.entries(SAMPLES)) {
      const line = { entry: 1, code, params, kind: 'other', companies: [], seats: [] } as unknown as CzLine
      expectSound(lineSentence(words.lines, line, at))
      said.add(code as CzLineCode)
    }
    expect([...said].toSorted()).toEqual(Object.keys(LINE_KINDS).toSorted())
  })

  test('letters of companies are marked where the reader asks for it', () => {
    const marked: Naming = { ...at, company: (id) => `<${id}>` }
    const said = words.lines.acquired(
      { company: 'BN', target: 'EKJ', price: 60, bySeat: [120, 60], treasury: 35 },
      marked,
    )
    expect(said).toContain('<BN>')
    expect(said).toContain('<EKJ>')
  })

  test('every hex of a played game can be spoken', () => {
    for (const [, history] of GAMES) {
      for (const version of [0, Math.floor(history.version / 2), history.version]) {
        const { board } = viewOf(history.stateAt(version))
        for (const hex of board.hexes) expectSound(words.spoken.hex(hex, { can: 'track', chosen: true }))
        expect(new Set(board.hexes.map((hex) => words.spoken.hex(hex))).size).toBe(board.hexes.length)
      }
    }
  })
})

test('the words of some lines', () => {
  const sold = { seat: 0, company: 'EKJ', shares: 2, amount: 120, move: { from: 60, to: 58 } } as const
  expect(czWords('en').lines.sold(sold, at)).toBe(
    'Ana sold 2 shares of EKJ for 120\u00A0K; price 60 → 58\u00A0K',
  )
  expect(czWords('es').lines.sold(sold, at)).toBe(
    'Ana vendió 2 acciones de la EKJ por 120\u00A0K; precio 60 → 58\u00A0K',
  )
  expect(czWords('it').lines.sold(sold, at)).toBe(
    'Ana ha venduto 2 azioni della EKJ per 120\u00A0K; prezzo 60 → 58\u00A0K',
  )
  expect(czWords('it').rounds.long.operating(5, 1)).toBe('Round Operativo 5.1')
  expect(czWords('es').rounds.short.operating(5, 1)).toBe('RO 5.1')
})

test('Spanish and Italian are translated', () => {
  for (const [code, params] of Object.entries(SAMPLES)) {
    const line = { entry: 1, code, params, kind: 'other', companies: [], seats: [] } as unknown as CzLine
    const said = LANGUAGES.map((language) => lineSentence(czWords(language).lines, line, at))
    expect(new Set(said).size, code).toBe(LANGUAGES.length)
  }
})

test('privates close once in a game', () => {
  for (const [file, history] of GAMES) {
    const closed = linesIn(history).filter(({ code }) => code === 'privatesClosed')
    expect(closed.length, file).toBe(file.startsWith('moravia') ? 1 : 0)
  }
})

test('a line knows its kind and whom it concerns', () => {
  for (const [, history] of GAMES) {
    const { players } = history.state
    for (const { code, kind, seats } of linesIn(history)) {
      expect(kind).toBe(LINE_KINDS[code])
      for (const seat of seats) expect(seat).toBeLessThan(players)
    }
  }
})
