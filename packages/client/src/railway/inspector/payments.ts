import type { BoardView, HexView, StageValue } from '@roundhouse/view/railway'

/** What the stops of a hex pay, one row for each that pays differently; a stage without a name holds for all of them. */
export function payments({ hexes }: BoardView, hex: HexView): readonly (readonly StageValue[])[] {
  const rows = hex.stops.flatMap(({ value, values }, index): (readonly StageValue[])[] => {
    if (values.length > 0) return [values]
    const area = hex.regions?.[index]?.id
    if (area !== undefined) return [ofArea(hexes, area)]
    return value > 0 ? [[{ stage: '', value, now: true }]] : []
  })
  const told = new Set<string>()
  return rows.filter((row) => {
    const key = JSON.stringify(row)
    if (row.length === 0 || told.has(key)) return false
    told.add(key)
    return true
  })
}

/** An area beyond the edge pays the same in all its hexes; its values stand in one of them. */
function ofArea(hexes: BoardView['hexes'], area: string): readonly StageValue[] {
  for (const { regions, stops } of hexes) {
    const part = regions?.findIndex(({ id, named }) => id === area && named) ?? -1
    if (part >= 0) return stops[part]?.values ?? []
  }
  return []
}
