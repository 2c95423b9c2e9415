import { type Home, type MapHex, type Path, type Stop, type Terrain, plainHex } from '@roundhouse/railways'

/** Without a tile a location is worth nothing. */
const CITY: Stop = { kind: 'city', slots: 1, revenue: 0 }
const PRAHA: Stop = { kind: 'city', slots: 1, revenue: 20 }
const TOWN: Stop = { kind: 'town', slots: 0, revenue: 0 }
const GREY_TOWN: Stop = { kind: 'town', slots: 0, revenue: 10 }
const RIVER: readonly Terrain[] = [{ kind: 'river', cost: 10 }]
const HILL: readonly Terrain[] = [{ kind: 'hill', cost: 20 }]
const MOUNTAIN: readonly Terrain[] = [{ kind: 'mountain', cost: 40 }]

function home(company: string, stop: number | null = 0): Home {
  return { company, stop }
}

function path(a: number, b: number): Path {
  return [a, b]
}

function reserved(company: string, tile: string): Partial<MapHex> {
  return { reserved: { company, tile } }
}

/** The printed map in printed coordinates; x is the number, y the letter. — XII */
// prettier-ignore
export const HEXES: readonly MapHex[] = [
  plainHex('A7', 7, 0, { names: ['Dresden'], ...reserved('Sx', '8896') }),
  plainHex('A9', 9, 0, { stops: [TOWN], terrain: RIVER }),
  plainHex('A11', 11, 0),
  plainHex('A13', 13, 0, { terrain: HILL }),
  plainHex('A15', 15, 0, { terrain: MOUNTAIN }),
  plainHex('A21', 21, 0, { names: ['Berlin'], ...reserved('Pr', '8897') }),
  plainHex('B4', 4, 1, { names: ['Dresden'], ...reserved('Sx', '8896') }),
  plainHex('B6', 6, 1, { terrain: MOUNTAIN }),
  plainHex('B8', 8, 1, { names: ['Teplice', 'Ústí nad Labem'], colour: 'yellow', label: 'OO', stops: [CITY, CITY], terrain: RIVER, homes: [home('ATE', null)] }),
  plainHex('B10', 10, 1, { names: ['Děčín'], stops: [CITY] }),
  plainHex('B12', 12, 1, { names: ['Liberec'], label: 'Y', stops: [CITY] }),
  plainHex('B14', 14, 1, { stops: [TOWN, TOWN] }),
  plainHex('B16', 16, 1, { stops: [TOWN], terrain: HILL }),
  plainHex('B18', 18, 1, { names: ['Berlin'], ...reserved('Pr', '8897') }),
  plainHex('B20', 20, 1, { terrain: MOUNTAIN }),
  plainHex('B22', 22, 1),
  plainHex('B24', 24, 1),
  plainHex('C3', 3, 2, { terrain: MOUNTAIN }),
  plainHex('C5', 5, 2, { stops: [TOWN], terrain: MOUNTAIN }),
  plainHex('C7', 7, 2, { names: ['Chomutov', 'Most'], colour: 'yellow', label: 'OO', stops: [CITY, CITY] }),
  plainHex('C9', 9, 2, { stops: [TOWN], terrain: RIVER }),
  plainHex('C11', 11, 2, { stops: [TOWN], terrain: RIVER }),
  plainHex('C13', 13, 2, { stops: [TOWN] }),
  plainHex('C15', 15, 2),
  plainHex('C17', 17, 2, { terrain: RIVER }),
  plainHex('C19', 19, 2, { stops: [TOWN] }),
  plainHex('C21', 21, 2, { terrain: MOUNTAIN }),
  plainHex('C23', 23, 2, { names: ['Opava'], stops: [CITY] }),
  plainHex('C25', 25, 2, { names: ['Ostrava'], label: 'Y', stops: [CITY], homes: [home('OFE', 0)] }),
  plainHex('C27', 27, 2, { stops: [TOWN] }),
  plainHex('D0', 0, 3, { colour: 'grey', stops: [GREY_TOWN], paths: [path(4, 6), path(5, 6)], permanent: true }),
  plainHex('D2', 2, 3, { names: ['Cheb'], stops: [CITY], homes: [home('BTE', 0)] }),
  plainHex('D4', 4, 3, { names: ['Karlovy Vary'], stops: [CITY], homes: [home('EKJ', 0)] }),
  plainHex('D6', 6, 3),
  plainHex('D8', 8, 3),
  plainHex('D10', 10, 3, { terrain: RIVER }),
  plainHex('D12', 12, 3, { terrain: RIVER, stubs: [0] }),
  plainHex('D14', 14, 3, { terrain: RIVER }),
  plainHex('D16', 16, 3, { names: ['Hradec Králové'], stops: [CITY], terrain: RIVER }),
  plainHex('D18', 18, 3),
  plainHex('D20', 20, 3),
  plainHex('D22', 22, 3),
  plainHex('D24', 24, 3),
  plainHex('D26', 26, 3, { names: ['Frýdlant', 'Frýdek'], colour: 'yellow', label: 'OO', stops: [CITY, CITY] }),
  plainHex('D28', 28, 3, { terrain: HILL }),
  plainHex('E1', 1, 4, { stops: [TOWN] }),
  plainHex('E3', 3, 4, { stops: [TOWN] }),
  plainHex('E5', 5, 4, { terrain: HILL }),
  plainHex('E7', 7, 4),
  plainHex('E9', 9, 4, { names: ['Kladno'], stops: [CITY] }),
  plainHex('E11', 11, 4, { names: ['Praha'], label: 'P', stops: [PRAHA, PRAHA], paths: [path(5, 6), path(3, 7)], terrain: RIVER, homes: [home('BN', 1), home('NWB', 0)], oneStopPerRoute: true }),
  plainHex('E13', 13, 4, { stops: [TOWN, TOWN] }),
  plainHex('E15', 15, 4, { names: ['Pardubice'], stops: [CITY], terrain: RIVER, homes: [home('BCB', 0)] }),
  plainHex('E17', 17, 4),
  plainHex('E19', 19, 4),
  plainHex('E21', 21, 4, { names: ['Olomouc'], stops: [CITY] }),
  plainHex('E23', 23, 4),
  plainHex('E25', 25, 4),
  plainHex('E27', 27, 4, { terrain: HILL }),
  plainHex('F2', 2, 5, { names: ['München'], ...reserved('By', '8898') }),
  plainHex('F4', 4, 5),
  plainHex('F6', 6, 5, { names: ['Plzeň'], label: 'Y', stops: [CITY] }),
  plainHex('F8', 8, 5),
  plainHex('F10', 10, 5, { stops: [TOWN], terrain: RIVER }),
  plainHex('F12', 12, 5, { stops: [TOWN], stubs: [2] }),
  plainHex('F14', 14, 5),
  plainHex('F16', 16, 5),
  plainHex('F18', 18, 5),
  plainHex('F20', 20, 5, { stops: [TOWN, TOWN] }),
  plainHex('F22', 22, 5, { names: ['Přerov'], stops: [CITY], homes: [home('MW', 0)] }),
  plainHex('F24', 24, 5),
  plainHex('F26', 26, 5, { terrain: HILL }),
  plainHex('G3', 3, 6),
  plainHex('G5', 5, 6),
  plainHex('G7', 7, 6),
  plainHex('G9', 9, 6, { terrain: RIVER }),
  plainHex('G11', 11, 6, { names: ['Tábor'], stops: [CITY] }),
  plainHex('G13', 13, 6, { terrain: HILL }),
  plainHex('G15', 15, 6, { names: ['Jihlava'], stops: [CITY], terrain: HILL }),
  plainHex('G17', 17, 6, { stops: [TOWN], terrain: HILL }),
  plainHex('G19', 19, 6, { names: ['Brno'], label: 'Y', stops: [CITY], homes: [home('KFN', 0)] }),
  plainHex('G21', 21, 6, { stops: [TOWN] }),
  plainHex('G23', 23, 6, { names: ['Hulín'], stops: [CITY] }),
  plainHex('G25', 25, 6),
  plainHex('G27', 27, 6, { names: ['Budapest'], ...reserved('Ug', '8894') }),
  plainHex('H4', 4, 7, { names: ['München'], ...reserved('By', '8898') }),
  plainHex('H6', 6, 7, { stops: [TOWN], terrain: HILL }),
  plainHex('H8', 8, 7),
  plainHex('H10', 10, 7, { terrain: RIVER }),
  plainHex('H12', 12, 7),
  plainHex('H14', 14, 7, { terrain: HILL }),
  plainHex('H16', 16, 7, { stops: [TOWN], terrain: HILL }),
  plainHex('H18', 18, 7),
  plainHex('H20', 20, 7),
  plainHex('H22', 22, 7),
  plainHex('H24', 24, 7),
  plainHex('I7', 7, 8, { terrain: MOUNTAIN }),
  plainHex('I9', 9, 8, { names: ['Strakonice'], stops: [CITY], homes: [home('VBW', 0)] }),
  plainHex('I11', 11, 8, { names: ['České Budějovice'], label: 'Y', stops: [CITY] }),
  plainHex('I13', 13, 8),
  plainHex('I17', 17, 8, { names: ['Wien'], ...reserved('kk', '8895') }),
  plainHex('I19', 19, 8),
  plainHex('I21', 21, 8),
  plainHex('I23', 23, 8, { names: ['Budapest'], ...reserved('Ug', '8894') }),
  plainHex('J10', 10, 9, { stops: [TOWN], terrain: HILL }),
  plainHex('J12', 12, 9),
  plainHex('J14', 14, 9, { names: ['Wien'], ...reserved('kk', '8895') }),
]

/** The hexes of the eastern part, which the Bohemian map leaves out. — XI.1 */
export const EASTERN_HEXES: readonly string[] = ['A21', 'B18', 'B20', 'B22', 'B24', 'C21', 'C23', 'C25', 'C27', 'D20', 'D22', 'D24', 'D26', 'D28', 'E19', 'E21', 'E23', 'E25', 'E27', 'F20', 'F22', 'F24', 'F26', 'G19', 'G21', 'G23', 'G25', 'G27', 'H20', 'H22', 'H24', 'I19', 'I21', 'I23']
