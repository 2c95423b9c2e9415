import type { Home, MapHex, Path, Stop, Terrain } from '@roundhouse/railways'

type Extras = Partial<Omit<MapHex, 'id' | 'x' | 'y'>>

function hex(id: string, x: number, y: number, extras: Extras = {}): MapHex {
  return {
    colour: 'white',
    label: null,
    stops: [],
    paths: [],
    terminal: false,
    names: [],
    terrain: [],
    homes: [],
    barriers: [],
    stubs: [],
    reserved: null,
    permanent: false,
    oneStopPerRoute: false,
    upgradesTo: null,
    ...extras,
    id,
    x,
    y,
  }
}

/** Without a tile a location is worth nothing. */
const CITY: Stop = { kind: 'city', slots: 1, revenue: 0 }
const PRAHA: Stop = { kind: 'city', slots: 1, revenue: 20 }
const TOWN: Stop = { kind: 'town', slots: 0, revenue: 0 }
const GREY_TOWN: Stop = { kind: 'town', slots: 0, revenue: 10 }
const RIVER: readonly Terrain[] = [{ kind: 'river', cost: 10 }]
const HILL: readonly Terrain[] = [{ kind: 'hill', cost: 20 }]
const MOUNTAIN: readonly Terrain[] = [{ kind: 'mountain', cost: 40 }]
const OO = ['8859', '8860', '8863', '8864', '8865', '8885'] as const

function home(company: string, stop: number | null = 0): Home {
  return { company, stop }
}

function path(a: number, b: number): Path {
  return [a, b]
}

function reserved(company: string, tile: string): Extras {
  return { reserved: { company, tile } }
}

/** The printed map in printed coordinates; x is the number, y the letter. — XII */
// prettier-ignore
export const HEXES: readonly MapHex[] = [
  hex('A7', 7, 0, { names: ['Dresden'], ...reserved('Sx', '8896') }),
  hex('A9', 9, 0, { stops: [TOWN], terrain: RIVER }),
  hex('A11', 11, 0),
  hex('A13', 13, 0, { terrain: HILL }),
  hex('A15', 15, 0, { terrain: MOUNTAIN }),
  hex('A21', 21, 0, { names: ['Berlin'], ...reserved('Pr', '8897') }),
  hex('B4', 4, 1, { names: ['Dresden'], ...reserved('Sx', '8896') }),
  hex('B6', 6, 1, { terrain: MOUNTAIN }),
  hex('B8', 8, 1, { names: ['Teplice', 'Ústí nad Labem'], colour: 'yellow', label: 'OO', stops: [CITY, CITY], terrain: RIVER, homes: [home('ATE', null)], upgradesTo: OO }),
  hex('B10', 10, 1, { names: ['Děčín'], stops: [CITY] }),
  hex('B12', 12, 1, { names: ['Liberec'], label: 'Y', stops: [CITY] }),
  hex('B14', 14, 1, { stops: [TOWN, TOWN] }),
  hex('B16', 16, 1, { stops: [TOWN], terrain: HILL }),
  hex('B18', 18, 1, { names: ['Berlin'], ...reserved('Pr', '8897') }),
  hex('B20', 20, 1, { terrain: MOUNTAIN }),
  hex('B22', 22, 1),
  hex('B24', 24, 1),
  hex('C3', 3, 2, { terrain: MOUNTAIN }),
  hex('C5', 5, 2, { stops: [TOWN], terrain: MOUNTAIN }),
  hex('C7', 7, 2, { names: ['Chomutov', 'Most'], colour: 'yellow', label: 'OO', stops: [CITY, CITY], upgradesTo: OO }),
  hex('C9', 9, 2, { stops: [TOWN], terrain: RIVER }),
  hex('C11', 11, 2, { stops: [TOWN], terrain: RIVER }),
  hex('C13', 13, 2, { stops: [TOWN] }),
  hex('C15', 15, 2),
  hex('C17', 17, 2, { terrain: RIVER }),
  hex('C19', 19, 2, { stops: [TOWN] }),
  hex('C21', 21, 2, { terrain: MOUNTAIN }),
  hex('C23', 23, 2, { names: ['Opava'], stops: [CITY] }),
  hex('C25', 25, 2, { names: ['Ostrava'], label: 'Y', stops: [CITY], homes: [home('OFE', 0)] }),
  hex('C27', 27, 2, { stops: [TOWN] }),
  hex('D0', 0, 3, { colour: 'grey', stops: [GREY_TOWN], paths: [path(4, 6), path(5, 6)], permanent: true }),
  hex('D2', 2, 3, { names: ['Cheb'], stops: [CITY], homes: [home('BTE', 0)] }),
  hex('D4', 4, 3, { names: ['Karlovy Vary'], stops: [CITY], homes: [home('EKJ', 0)] }),
  hex('D6', 6, 3),
  hex('D8', 8, 3),
  hex('D10', 10, 3, { terrain: RIVER }),
  hex('D12', 12, 3, { terrain: RIVER, stubs: [0] }),
  hex('D14', 14, 3, { terrain: RIVER }),
  hex('D16', 16, 3, { names: ['Hradec Králové'], stops: [CITY], terrain: RIVER }),
  hex('D18', 18, 3),
  hex('D20', 20, 3),
  hex('D22', 22, 3),
  hex('D24', 24, 3),
  hex('D26', 26, 3, { names: ['Frýdlant', 'Frýdek'], colour: 'yellow', label: 'OO', stops: [CITY, CITY], upgradesTo: OO }),
  hex('D28', 28, 3, { terrain: HILL }),
  hex('E1', 1, 4, { stops: [TOWN] }),
  hex('E3', 3, 4, { stops: [TOWN] }),
  hex('E5', 5, 4, { terrain: HILL }),
  hex('E7', 7, 4),
  hex('E9', 9, 4, { names: ['Kladno'], stops: [CITY] }),
  hex('E11', 11, 4, { names: ['Praha'], label: 'P', stops: [PRAHA, PRAHA], paths: [path(5, 6), path(3, 7)], terrain: RIVER, homes: [home('BN', 1), home('NWB', 0)], oneStopPerRoute: true, upgradesTo: ['8889', '8890'] }),
  hex('E13', 13, 4, { stops: [TOWN, TOWN] }),
  hex('E15', 15, 4, { names: ['Pardubice'], stops: [CITY], terrain: RIVER, homes: [home('BCB', 0)] }),
  hex('E17', 17, 4),
  hex('E19', 19, 4),
  hex('E21', 21, 4, { names: ['Olomouc'], stops: [CITY] }),
  hex('E23', 23, 4),
  hex('E25', 25, 4),
  hex('E27', 27, 4, { terrain: HILL }),
  hex('F2', 2, 5, { names: ['München'], ...reserved('By', '8898') }),
  hex('F4', 4, 5),
  hex('F6', 6, 5, { names: ['Plzeň'], label: 'Y', stops: [CITY] }),
  hex('F8', 8, 5),
  hex('F10', 10, 5, { stops: [TOWN], terrain: RIVER }),
  hex('F12', 12, 5, { stops: [TOWN], stubs: [2] }),
  hex('F14', 14, 5),
  hex('F16', 16, 5),
  hex('F18', 18, 5),
  hex('F20', 20, 5, { stops: [TOWN, TOWN] }),
  hex('F22', 22, 5, { names: ['Přerov'], stops: [CITY], homes: [home('MW', 0)] }),
  hex('F24', 24, 5),
  hex('F26', 26, 5, { terrain: HILL }),
  hex('G3', 3, 6),
  hex('G5', 5, 6),
  hex('G7', 7, 6),
  hex('G9', 9, 6, { terrain: RIVER }),
  hex('G11', 11, 6, { names: ['Tábor'], stops: [CITY] }),
  hex('G13', 13, 6, { terrain: HILL }),
  hex('G15', 15, 6, { names: ['Jihlava'], stops: [CITY], terrain: HILL }),
  hex('G17', 17, 6, { stops: [TOWN], terrain: HILL }),
  hex('G19', 19, 6, { names: ['Brno'], label: 'Y', stops: [CITY], homes: [home('KFN', 0)] }),
  hex('G21', 21, 6, { stops: [TOWN] }),
  hex('G23', 23, 6, { names: ['Hulín'], stops: [CITY] }),
  hex('G25', 25, 6),
  hex('G27', 27, 6, { names: ['Budapest'], ...reserved('Ug', '8894') }),
  hex('H4', 4, 7, { names: ['München'], ...reserved('By', '8898') }),
  hex('H6', 6, 7, { stops: [TOWN], terrain: HILL }),
  hex('H8', 8, 7),
  hex('H10', 10, 7, { terrain: RIVER }),
  hex('H12', 12, 7),
  hex('H14', 14, 7, { terrain: HILL }),
  hex('H16', 16, 7, { stops: [TOWN], terrain: HILL }),
  hex('H18', 18, 7),
  hex('H20', 20, 7),
  hex('H22', 22, 7),
  hex('H24', 24, 7),
  hex('I7', 7, 8, { terrain: MOUNTAIN }),
  hex('I9', 9, 8, { names: ['Strakonice'], stops: [CITY], homes: [home('VBW', 0)] }),
  hex('I11', 11, 8, { names: ['České Budějovice'], label: 'Y', stops: [CITY] }),
  hex('I13', 13, 8),
  hex('I17', 17, 8, { names: ['Wien'], ...reserved('kk', '8895') }),
  hex('I19', 19, 8),
  hex('I21', 21, 8),
  hex('I23', 23, 8, { names: ['Budapest'], ...reserved('Ug', '8894') }),
  hex('J10', 10, 9, { stops: [TOWN], terrain: HILL }),
  hex('J12', 12, 9),
  hex('J14', 14, 9, { names: ['Wien'], ...reserved('kk', '8895') }),
]

/** The hexes of the eastern part, which the Bohemian map leaves out. — XI.1 */
export const EASTERN_HEXES: readonly string[] = ['A21', 'B18', 'B20', 'B22', 'B24', 'C21', 'C23', 'C25', 'C27', 'D20', 'D22', 'D24', 'D26', 'D28', 'E19', 'E21', 'E23', 'E25', 'E27', 'F20', 'F22', 'F24', 'F26', 'G19', 'G21', 'G23', 'G25', 'G27', 'H20', 'H22', 'H24', 'I19', 'I21', 'I23']
