import { signal } from '@preact/signals'
import type { Row } from '@roundhouse/view/railway'
import { screenSize } from '../../table/screen-size.ts'
import type { RailwayTable } from '../railway-table.ts'

/** What somebody points at among the cards or on the map, by its hex: the other one shows it. */
export const pointedHex = signal<string | null>(null)

/** Cards stand beside the map as long as it is there and leaves room for them. */
export function cardsOnStage({ table, question }: RailwayTable): boolean {
  if (screenSize.value !== 'wide' || table.page.value !== null) return false
  return question.value?.groups.some(({ look }) => look === 'cards') ?? false
}

/** The hexes of the cards that can be chosen; null where there are none. */
export function cardHexes(railway: RailwayTable): ReadonlySet<string> | null {
  const open = cardsOf(railway).flatMap(({ hex, option }) =>
    hex !== undefined && option?.refusal === null ? [hex] : [],
  )
  return open.length === 0 ? null : new Set(open)
}

/** The hex of the card that is chosen, or that is decided about. */
export function chosenCardHex(railway: RailwayTable): string | null {
  const cards = cardsOf(railway)
  const chosen = cards.find(({ option }) => option?.pressed) ?? cards.find(({ state }) => state === 'now')
  return chosen?.hex ?? null
}

export function chooseCard(railway: RailwayTable, hex: string): void {
  const option = cardsOf(railway).find((card) => card.hex === hex)?.option
  if (option?.refusal === null) railway.change({ action: option.pressed ? null : option.action })
}

export function whyNoCard(railway: RailwayTable, hex: string) {
  return cardsOf(railway).find((card) => card.hex === hex)?.option?.refusal ?? null
}

/** Wherever they are listed: the map shows which hexes they are about. */
function cardsOf(railway: RailwayTable): readonly Row[] {
  const groups = railway.question.value?.groups ?? []
  return groups.flatMap(({ look, rows }) => (look === 'cards' ? rows : []))
}
