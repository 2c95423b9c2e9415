import type { RailwayTable } from '../railway-table.ts'

/** Tells all about a hex, beside the place on the screen where it is. */
export function inspect(railway: RailwayTable, hex: string, anchor: DOMRect, focus: boolean): void {
  railway.table.whyNot.value = null
  railway.inspected.value = { hex, anchor, focus }
}

/** The same from elsewhere than the map; nothing while the map is not there. */
export function inspectOnMap(railway: RailwayTable, hex: string, focus: boolean): void {
  const button = document.querySelector(`.hex-button[data-hex="${CSS.escape(hex)}"]`)
  if (button !== null) inspect(railway, hex, button.getBoundingClientRect(), focus)
}
