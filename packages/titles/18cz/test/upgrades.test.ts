import { NO_TILE, layFault } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { TILE_SET, groundFor, tileIndex } from '../board.ts'

/** What each tile may become, as the upgrade chart of the game has it. */
// prettier-ignore
const CHART: Readonly<Record<string, string>> = {
  '1': '888p',
  '2': '887p',
  '3': '887p 888p 8866p',
  '4': '887p 888p 8866p',
  '5': '14 14p 15 15p 619',
  '6': '14 14p 15 15p 619',
  '7': '26 27 28 29 30 31',
  '8': '16 19 23 24 25 28 29 30 31',
  '9': '19 20 23 24 26 27',
  '14': '611 611p',
  '14p': '611 611p',
  '15': '611 611p',
  '15p': '611 611p',
  '16': '43 70',
  '19': '45 46',
  '20': '44 47',
  '23': '41 43 45 47',
  '24': '42 43 46 47',
  '25': '40 45 46',
  '26': '42 44 45',
  '27': '41 44 46',
  '28': '39 43 46 70',
  '29': '39 43 45 70',
  '30': '42 70',
  '31': '41 70',
  '55': '888p',
  '56': '887p',
  '57': '14 14p 15 15p 619',
  '58': '887p 888p 8866p',
  '69': '8866p',
  '201': '207 208 622',
  '202': '207 208 622',
  '207': '216 216p',
  '208': '216 216p',
  '216': '8857p',
  '216p': '8857p',
  '611': '595p',
  '611p': '595p',
  '619': '611 611p',
  '621': '207 208 622',
  '622': '216 216p',
  '887p': '889p',
  '888p': '889p',
  '8859': '8896p',
  '8860': '8896p',
  '8863': '8894p',
  '8864': '8895p',
  '8865': '8895p',
  '8866p': '889p',
  '8885': '8894p',
  '8889': '8891',
  '8890': '8891',
  '8891': '8892',
  '8892': '8893',
}

const { map, index } = groundFor(null)

/** Tiles that fit, in some rotation, on what lies on the hex. */
function fitting(hex: string, laid: number): string[] {
  return TILE_SET.tiles
    .filter((_, tile) =>
      [0, 1, 2, 3, 4, 5].some((turn) => layFault(map, TILE_SET, index(hex), laid, tile * 6 + turn) === null),
    )
    .map((tile) => tile.id)
    .toSorted()
}

describe('VIII.5 upgrades', () => {
  test.each(TILE_SET.tiles.map((tile) => tile.id))('of tile %s', (id) => {
    // E17 has a neighbour on every side.
    expect(fitting('E17', tileIndex(id) * 6)).toEqual((CHART[id] ?? '').split(' ').filter(Boolean).toSorted())
  })
})

describe('VIII.4 first tiles', () => {
  test.each([
    ['E17', ['7', '8', '9']],
    ['C13', ['3', '4', '58']],
    ['E13', ['1', '2', '55', '56', '69']],
    ['E21', ['5', '57', '6']],
    ['B12', ['201', '202', '621']],
    ['E11', ['8889', '8890']],
    ['C7', ['8859', '8860', '8863', '8864', '8865', '8885']],
    ['D0', []],
  ])('of hex %s', (hex, tiles) => {
    expect(fitting(hex, NO_TILE)).toEqual(tiles)
  })
})
