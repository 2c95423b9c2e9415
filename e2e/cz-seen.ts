import { asReadonly } from '@roundhouse/kernel'
import type { CzState } from '@roundhouse/titles/18cz'
import { viewOf } from '@roundhouse/view/18cz'
import type { HexView } from '@roundhouse/view/railway'
import { wordsFor } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import type { Page } from 'playwright-core'

/** A table of 18CZ as it is drawn: what somebody in front of the screen could write down. */
export interface SeenTable {
  /** The colours of laid tiles and the stations, read off the drawing by hex: 'E11 yellow', 'E11 BN NWB'. */
  readonly tiles: readonly string[]
  readonly stations: readonly string[]
  /** '72: BN NWB', the upper marker first. */
  readonly market: readonly string[]
  /** 'BN 72 410': price and treasury in operating order. */
  readonly companies: readonly string[]
  /** 'Ann 120 K', in the order of the priority cards. */
  readonly players: readonly string[]
}

export async function seenTable(page: Page): Promise<SeenTable> {
  return page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document): Element[] => [
      ...within.querySelectorAll(selector),
    ]
    const text = (each: Element | null | undefined): string => each?.textContent?.trim() ?? ''
    const figure = (each: Element | null | undefined): string => text(each).replaceAll(/\D/g, '')
    const middle = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const hexes = all('#board .hex-button').map((hex) => ({
      id: hex.getAttribute('data-hex') ?? '',
      ...middle(hex),
    }))
    const hexOf = (drawn: Element): string => {
      const at = middle(drawn)
      const far = (hex: { x: number; y: number }): number => Math.hypot(hex.x - at.x, hex.y - at.y)
      return hexes.reduce((one, other) => (far(other) < far(one) ? other : one)).id
    }
    const stations: Record<string, string[]> = {}
    for (const station of all('.map-stops .station:not(.ghost)')) {
      const hex = hexOf(station)
      stations[hex] = [...(stations[hex] ?? []), text(station)]
    }
    return {
      tiles: all('.map-tiles .tile-face')
        .map((face) => `${hexOf(face)} ${/--tile-(\w+)/.exec(face.getAttribute('fill') ?? '')?.[1]}`)
        .toSorted(),
      stations: Object.entries(stations)
        .map(([hex, companies]) => `${hex} ${companies.toSorted().join(' ')}`)
        .toSorted(),
      market: all('.market-strip .market-cell')
        .map((cell) => ({
          price: text(cell.querySelector('.market-price')),
          stack: all('.market-stack [data-company]', cell).map((each) => each.getAttribute('data-company')),
        }))
        .filter(({ stack }) => stack.length > 0)
        .map(({ price, stack }) => `${price}: ${stack.join(' ')}`),
      companies: all('#companies tbody tr').map((row) =>
        [
          row.querySelector('.company-sign')?.getAttribute('aria-label'),
          figure(row.querySelector('.price')),
          figure(row.querySelectorAll('td')[2]),
        ].join(' '),
      ),
      players: all('.railway-players tbody tr:first-child').map(
        (row) => `${text(row.querySelector('.name'))} ${text(row.querySelector('td'))}`,
      ),
    }
  })
}

/** What a state must look like. */
export function tableOf(state: CzState, players: readonly string[]): SeenTable {
  const { board, market, companies, players: rows } = viewOf(asReadonly(state))
  const { number, money } = wordsFor('en').formats
  return {
    tiles: board.hexes
      .flatMap(({ id, tile, colour }) => (tile === null ? [] : [`${id} ${colour}`]))
      .toSorted(),
    stations: board.hexes
      .map((hex) => ({ id: hex.id, companies: stationsOn(hex) }))
      .filter((hex) => hex.companies.length > 0)
      .map((hex) => `${hex.id} ${hex.companies.toSorted().join(' ')}`)
      .toSorted(),
    market: market.cells
      .filter(({ stack }) => stack.length > 0)
      .map(({ price, stack }) => `${number(price)}: ${stack.join(' ')}`),
    companies: companies
      .filter(({ status }) => status === 'open')
      .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
      .map(({ id, price, treasury }) => `${id} ${price} ${treasury}`),
    players: rows.map(({ seat, cash }) => `${players[seat]} ${money(cash, 'K')}`),
  }
}

/** Every hex as a screen reader says it. */
export async function heardBoard(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('#board .hex-button').evaluateAll((hexes) => hexes.map(({ ariaLabel }) => ariaLabel))
}

/** The same of a state in which nobody is asked: nothing is lit in the past or at the end. */
export function boardTold(state: CzState): readonly string[] {
  const { spoken } = czWords('en')
  return viewOf(asReadonly(state)).board.hexes.map((hex) => spoken.hex(hex))
}

function stationsOn({ stops, stations }: HexView): string[] {
  return [...stops.flatMap((stop) => stop.stations), ...stations]
}
