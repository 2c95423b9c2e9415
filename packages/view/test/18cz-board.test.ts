import { History, asReadonly, replay } from '@roundhouse/kernel'
import { NO_TILE, exitsOf, stopOfKey } from '@roundhouse/railways'
import {
  CARDS,
  type CzAction,
  type CzEvent,
  type CzState,
  NO_CITY,
  companyId,
  eighteenCz,
  mapOf,
} from '@roundhouse/titles/18cz'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { WHOLE } from '../../../test/whole.ts'
import { boardView } from '../src/18cz/index.ts'
import type { BoardView, HexView } from '../src/railway/index.ts'

type CzHistory = History<CzState, CzAction, CzEvent>

const folder = new URL('../../titles/18cz/test/golden/', import.meta.url)
const GAMES = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, CzHistory] => {
    const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    const replayed = replay(eighteenCz, record)
    if (!replayed.ok) throw new Error(file)
    return [file, replayed.history]
  })

function hexIn(board: BoardView, id: string): HexView {
  return board.hexes.find((hex) => hex.id === id) as HexView
}

function opening(name: string): CzState {
  return (GAMES.find(([file]) => file === name) as [string, CzHistory])[1].stateAt(0)
}

describe.each(GAMES)('%s', (_, history) => {
  test('shows every tile and every station', () => {
    for (let version = 0; version <= history.version; version += WHOLE ? 7 : 23) {
      const state = asReadonly(history.stateAt(version))
      const board = boardView(state)
      const { hexes } = mapOf(state)
      expect(board.hexes.map(({ id }) => id)).toEqual(hexes.map(({ id }) => id))
      for (const [index, hex] of board.hexes.entries()) {
        expect(hex.tile === null).toBe(state.board.laid[index] === NO_TILE)
        if (hex.tile !== null) expect([hex.terrain, hex.stubs, hex.reservedFor]).toEqual([[], [], null])
        for (const stop of hex.stops) expect(stop.stations.length).toBeLessThanOrEqual(stop.slots)
      }
      for (const [company, { stations }] of state.companies.entries()) {
        for (const key of stations) {
          const hex = board.hexes[Math.floor(key / 8)] as HexView
          const here = stopOfKey(key) === NO_CITY ? hex.stations : hex.stops[stopOfKey(key)]?.stations
          expect(here).toContain(companyId(company))
        }
      }
    }
  })

  test('a hex is another object only when something of it is different', () => {
    let before = boardView(asReadonly(history.stateAt(0)))
    let drawnAgain = 0
    for (let version = 1; version <= history.version; version++) {
      const board = boardView(asReadonly(history.stateAt(version)))
      for (const [index, hex] of board.hexes.entries()) {
        const was = before.hexes[index] as HexView
        if (hex === was) continue
        drawnAgain += 1
        expect(hex).not.toEqual(was)
      }
      const same = before.hexes.every((hex, index) => hex === board.hexes[index])
      expect(before === board).toBe(same && before.stage === board.stage)
      before = board
    }
    expect(drawnAgain).toBeGreaterThan(50)
    expect(drawnAgain / history.version).toBeLessThan(2)
  })
})

describe('the opening of the base game', () => {
  const board = boardView(asReadonly(opening('base-5.json')))

  test('homes wait in their cities, large ones on both of their border hexes', () => {
    expect(hexIn(board, 'G19').stops[0]?.homeOf).toEqual(['KFN'])
    expect(hexIn(board, 'E11').stops.map(({ homeOf }) => homeOf)).toEqual([['NWB'], ['BN']])
    expect(hexIn(board, 'B8')).toMatchObject({ homeOf: ['ATE'], stations: [] })
    expect(hexIn(board, 'J14')).toMatchObject({ foreign: true, reservedFor: 'kk', permanent: false })
    expect(hexIn(board, 'I17').reservedFor).toBe('kk')
  })

  test('prints are what the map data say', () => {
    expect(hexIn(board, 'D0')).toMatchObject({ colour: 'grey', permanent: true })
    expect(exitsOf(hexIn(board, 'D0').track)).toEqual([4, 5])
    expect(hexIn(board, 'D12')).toMatchObject({ stubs: [0], terrain: [{ kind: 'river', cost: 10 }] })
    expect(hexIn(board, 'E11').stops.map(({ value }) => value)).toEqual([20, 20])
  })
})

test('the older edition has BCB at home in Hradec Králové', () => {
  const board = boardView(asReadonly(opening('older-4.json')))
  expect(hexIn(board, 'D16').stops[0]?.homeOf).toEqual(['BCB'])
  expect(hexIn(board, 'E15').stops[0]?.homeOf).toEqual([])
})

test('a border hex is nobody’s once the red tile lies on the other one', () => {
  const [, history] = GAMES.find(([file]) => file === 'bohemia.json') as [string, CzHistory]
  const state = asReadonly(history.state)
  const board = boardView(state)
  const laid = board.hexes.filter(({ colour }) => colour === 'red')
  expect(laid.length).toBeGreaterThan(0)
  const { tiles } = CARDS[state.fleet.phase] as (typeof CARDS)[number]
  for (const { names, stops } of laid) {
    const other = board.hexes.find((hex) => hex.foreign && hex.tile === null && hex.names[0] === names[0])
    expect(other).toMatchObject({ reservedFor: null, permanent: true })
    expect(stops[0]?.values.map(({ value }) => value)).toEqual([20, 30, 40, 50])
    expect(stops[0]?.values.filter(({ now }) => now)).toEqual([
      { stage: tiles, value: stops[0]?.value, now: true },
    ])
  }
})
