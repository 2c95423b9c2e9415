import { describe, expect, test } from 'vitest'
import type { CompanyId, TrainId } from '../index.ts'
import { Given } from './given.ts'
import { run } from './table.ts'

/** The examples value given routes, not the best ones. */
const ANY_RUN = { runMaximum: 'no' }

/**
 * The rulebook's picture of routes is lost; this is a board with values that fit all of its sums: A Cheb 20, B a town
 * 10, C Karlovy Vary 20, F Pardubice 20, G Hulín 40, H Hradec Králové 30, I a town 10, J Brno 50, K a town 10, L a town
 * 20, M Berlin 40.
 */
function brown(): Given {
  const given = Given.stockRound(5, 3, 1000, ANY_RUN).phase('g')
  given.lay('D2', '5', 4).lay('E3', '3', 2).lay('D4', '6', 0)
  given.lay('E15', '57', 0).lay('D16', '15', 4).lay('D18', '8', 1)
  given.lay('C19', '887p', 5).lay('B18', '8897', 5)
  given.lay('D20', '8', 0).lay('E19', '8', 3).lay('F20', '56', 0)
  given.lay('E17', '9', 2).lay('F18', '9', 2).lay('G19', '216', 0)
  given.lay('G21', '4', 1).lay('G23', '611', 0)
  return given
}

const WAYS = {
  FH: ['E15', 'D16'],
  HLM: ['D16', 'D18', 'C19', 'B18'],
  GIJKLM: ['G23', 'G21', 'G19', 'F20', 'E19', 'D20', 'C19', 'B18'],
  ABC: ['D2', 'E3', 'D4'],
  MJHF: ['B18', 'C19', 'D20', 'E19', 'F20', 'G19', 'F18', 'E17', 'D16', 'E15'],
}

function earned(id: CompanyId, stations: string[], ...routes: [TrainId, keyof typeof WAYS][]): number[] {
  const trains = routes.map(([train]) => train)
  const given = brown().open(id, { price: 100, shares: [3], trains, stations })
  given.turn(id, 'run').do(run(...routes.map(([train, way]) => [train, ...WAYS[way]] as const)))
  return given.told('trainsRun').flatMap((each) => each.routes.map(({ revenue }) => revenue))
}

describe('CZ-T8 and CZ-T9 · VIII.8: the rulebook’s runs in the brown phase', () => {
  test('BCB: 2-train F H 50, 3-train H L M 90, one run', () => {
    expect(earned('BCB', ['E15', 'D16'], ['2b', 'FH'], ['3d', 'HLM'])).toEqual([50, 90])
  })

  test('3+3 train G I J K L M 170', () => {
    expect(earned('KFN', ['G19'], ['3+3e', 'GIJKLM'])).toEqual([170])
  })

  test('4+4 train A B C 50', () => {
    expect(earned('BTE', ['D2'], ['4+4f', 'ABC'])).toEqual([50])
  })

  test('E train of Pr M J H F 190: towns left out, 50 for the own red tile', () => {
    expect(earned('Pr', ['B18'], ['4Eg', 'MJHF'])).toEqual([190])
  })

  test('a stranger’s E train on the same way has no bonus', () => {
    expect(earned('kk', ['D16'], ['4Eg', 'MJHF'])).toEqual([140])
  })
})

describe('CZ-T5 · VIII.7: a 3+3 train counts at most six locations, at most three of them cities', () => {
  /** From the grey town in the west: town, town, Cheb, town, Karlovy Vary, town, Chomutov. */
  const WEST = ['D0', 'E1', 'D2', 'E3', 'D4', 'C5', 'C7']

  function west(train: TrainId): Given {
    const given = Given.stockRound(4, 3, 1000, ANY_RUN).phase('f')
    given.lay('E1', '3', 2).lay('D2', '5', 5).lay('E3', '3', 2).lay('D4', '57', 0)
    given.lay('C5', '58', 4).lay('C7', '8859', 1)
    given.open('BTE', { price: 100, shares: [3], trains: [train], stations: ['D2'] })
    return given.turn('BTE', 'run')
  }

  test('six locations with two cities are run', () => {
    const given = west('3+3e').do(run(['3+3e', ...WEST.slice(0, 6)]))
    expect(given.told('trainsRun')).toMatchObject([{ revenue: 10 + 10 + 20 + 10 + 20 + 10 }])
  })

  test('six locations with three cities are run', () => {
    const given = west('3+3e').do(run(['3+3e', ...WEST.slice(1)]))
    expect(given.told('trainsRun')).toMatchObject([{ revenue: 10 + 20 + 10 + 20 + 10 + 40 }])
  })

  test('a seventh location is too many', () => {
    expect(west('3+3e').refusal(run(['3+3e', ...WEST]))).toEqual({
      code: 'CZ-ROUTE-LENGTH',
      section: 'VIII.7',
      params: { train: '3+3e', stops: 7 },
    })
    expect(
      west('4+4f')
        .do(run(['4+4f', ...WEST]))
        .told('trainsRun'),
    ).toHaveLength(1)
  })

  test('a fourth city is too many, even among five locations', () => {
    // Hulín, a town, Brno, Hradec Králové, Pardubice.
    const five = ['G23', 'G21', 'G19', 'F18', 'E17', 'D16', 'E15']
    const given = brown().open('KFN', {
      price: 100,
      shares: [3],
      trains: ['3+3e', '4+4g'],
      stations: ['G19'],
    })
    given.turn('KFN', 'run')
    const { code, params } = given.refusal(run(['3+3e', ...five]))
    expect([code, params]).toEqual(['CZ-ROUTE-LENGTH', { train: '3+3e', stops: 5 }])
    expect(given.do(run(['4+4g', ...five])).told('trainsRun')).toHaveLength(1)
  })
})
