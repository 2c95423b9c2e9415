import { Icon } from '../../shell/icons.tsx'
import { ImpossibleTiles } from './impossible-tiles.tsx'
import { TileButton } from './tile-button.tsx'
import { walkTiles } from './tile-fan.tsx'
import type { TileOffersProps } from './tile-offers.ts'
import './tile-offers.css'

const GLYPH = 52

/** The same tiles in a row to scroll, for a phone. */
export function TileTray({ offers, impossible, onTurn, orientation = 'pointy', labels }: TileOffersProps) {
  return (
    <div class="tile-tray" role="group" aria-label={labels.tiles} onKeyDown={walkTiles}>
      {onTurn === null ? null : (
        <button type="button" class="tray-turn" aria-label={labels.turn} onClick={onTurn}>
          <Icon name="rot" size={22} />
        </button>
      )}
      <div class="tray-row">
        {offers.map((offer) => (
          <TileButton key={offer.key} offer={offer} size={GLYPH} orientation={orientation} />
        ))}
        {impossible.length === 0 ? null : (
          <ImpossibleTiles tiles={impossible} orientation={orientation} label={labels.impossible} />
        )}
      </div>
    </div>
  )
}
