import type { TargetedKeyboardEvent } from 'preact'
import { useMemo } from 'preact/hooks'
import { Icon } from '../../shell/icons.tsx'
import { useBeside } from './beside.tsx'
import { fanLayout, widthOf } from './fan-layout.ts'
import { ImpossibleTiles } from './impossible-tiles.tsx'
import { polar } from './piece.ts'
import { TileButton } from './tile-button.tsx'
import type { TileOffersProps } from './tile-offers.ts'
import { walkTiles } from './walk-tiles.ts'
import './tile-offers.css'

const GLYPH = 44
const LEAST_INNER = 96

/** The tiles that may lie on the picked hex, fanned out beside it where the map leaves room. */
export function TileFan({ offers, impossible, onTurn, orientation = 'pointy', labels }: TileOffersProps) {
  const { side, opening: openingFor } = useBeside()
  const inner = Math.max(LEAST_INNER, side + 56)
  // The folded list takes the last place.
  const count = offers.length + (impossible.length > 0 ? 1 : 0)
  const width = Math.max(...offers.map(({ tile }) => widthOf(tile)))
  const opening = useMemo(() => openingFor(count, inner, width), [openingFor, count, inner, width])
  const { places, sector } = useMemo(
    () => fanLayout(count, inner, opening, width),
    [count, inner, opening, width],
  )
  const turnAt = polar(side + 24, opening.direction + Math.PI)
  const last = places.at(-1)

  function keyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    if ((event.key === 'r' || event.key === 'R') && onTurn !== null) {
      event.preventDefault()
      event.stopPropagation()
      onTurn()
    } else walkTiles(event)
  }

  return (
    <div class="tile-fan" role="group" aria-label={labels.tiles} onKeyDown={keyDown}>
      <svg class="fan-sector" width="1" height="1" aria-hidden="true">
        <path d={sector} />
      </svg>
      {offers.map((offer, index) => (
        <div key={offer.key} class="fan-place" style={at(places[index])}>
          <TileButton offer={offer} size={GLYPH} orientation={orientation} />
        </div>
      ))}
      {impossible.length === 0 || last === undefined ? null : (
        <div class="fan-place" style={at(last)}>
          <ImpossibleTiles tiles={impossible} orientation={orientation} label={labels.impossible} />
        </div>
      )}
      {onTurn === null ? null : (
        <button
          type="button"
          class="fan-turn"
          style={at(turnAt)}
          aria-label={labels.turn}
          title={labels.turn}
          onClick={onTurn}
        >
          <Icon name="rot" size={18} />
        </button>
      )}
    </div>
  )
}

function at(place: { readonly x: number; readonly y: number } | undefined): { left: string; top: string } {
  return { left: `${Math.round(place?.x ?? 0)}px`, top: `${Math.round(place?.y ?? 0)}px` }
}
