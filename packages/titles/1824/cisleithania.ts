import { type MapHex, type Stop, plainHex } from '@roundhouse/railways'
import { RIVER, TOWN, area, crossing, home, red } from './hex-kinds.ts'
import { AREAS, HEXES } from './map.ts'

const PRESSBURG = area(20, 30, 40, 40)
const KRONSTADT = area(20, 30, 40, 40)
const BOSNIEN = area(10, 10, 50, 50)
const BUDAPEST = area(20, 40, 60, 70)
/** With three players the home of UG1, which nobody else can use. — XI.3 */
const BUDAPEST_WITH_HOME: Stop = { ...BUDAPEST, slots: 1 }

/** Hexes that are the same on both boards. */
// prettier-ignore
const SHARED: readonly string[] = [
  'A4', 'A6', 'A8', 'A10', 'A12', 'A18', 'A20', 'A22', 'A24', 'A26',
  'B3', 'B5', 'B7', 'B9', 'B11', 'B15', 'B19', 'B21', 'B23',
  'C6', 'C8', 'C10', 'C12', 'C14', 'C16', 'C20', 'C22', 'C24', 'C26',
  'D9', 'D11', 'D13', 'D15', 'D23', 'D25',
  'E6', 'E8', 'E10', 'E12', 'E24', 'E26',
  'F7', 'F9', 'F13', 'G2', 'G4', 'G6', 'G8', 'G10', 'H1', 'H3', 'H5', 'H7', 'H9', 'I2', 'I8',
]

/** Hexes of this board alone; three of them cost here what they do not cost on the other one. — X.1, table C26 */
// prettier-ignore
const OWN: readonly MapHex[] = [
  plainHex('B13', 13, 1, { stops: [TOWN, TOWN], terrain: RIVER }),
  plainHex('B17', 17, 1, crossing([[0, 3], [1, 4], [1, 3], [0, 4]])),
  plainHex('B25', 25, 1, { stops: [TOWN, TOWN], terrain: RIVER }),
  plainHex('E14', 14, 4, { names: ['Preßburg'], ...red(PRESSBURG, [0, 1, 2, 3]) }),
  plainHex('F11', 11, 5, { stops: [TOWN, TOWN], terrain: RIVER }),
  plainHex('F25', 25, 5, { names: ['Kronstadt'], ...red(KRONSTADT, [2, 3]) }),
  plainHex('H11', 11, 7),
  plainHex('I10', 10, 8, { names: ['Bosnien'], ...red(BOSNIEN, [1, 2, 3]) }),
]

const SIDES_OF_BUDAPEST = [0, 1, 2, 3]

/** The board with two players. — X.1 */
export const HEXES_FOR_TWO = board(
  plainHex('G12', 12, 6, { names: ['Budapest'], ...red(BUDAPEST, SIDES_OF_BUDAPEST) }),
)
/** The board with three players. — XI.1 */
export const HEXES_FOR_THREE = board(
  plainHex('G12', 12, 6, {
    names: ['Budapest'],
    homes: [home('UG1')],
    ...red(BUDAPEST_WITH_HOME, SIDES_OF_BUDAPEST),
  }),
)

export const CISLEITHANIAN_AREAS = AREAS.filter((hexes) => hexes.every((id) => SHARED.includes(id)))

/** A train that runs from one of the first to one of the second earns more. — X.4 */
export const BUKOWINA = { amount: 50, from: ['E12', 'B9'], to: ['D25', 'E24', 'E26'] } as const

/** In the order of rows, as on the printed board. */
function board(budapest: MapHex): readonly MapHex[] {
  const hexes = [...HEXES.filter(({ id }) => SHARED.includes(id)), ...OWN, budapest]
  return hexes.toSorted((one, other) => one.y - other.y || one.x - other.x)
}
