import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../../shell/icons.tsx'
import { ImpossibleButton, ImpossibleList } from './impossible-tiles.tsx'
import { TileButton } from './tile-button.tsx'
import type { TileOffersProps } from './tile-offers.ts'
import { walkTiles } from './walk-tiles.ts'
import './tile-offers.css'

const GLYPH = 52

/** The same tiles in a row to scroll, for a phone; those that cannot be laid unfold below it. */
export function TileTray({
  offers,
  impossible,
  onTurn,
  orientation = 'pointy',
  labels,
  about,
}: TileOffersProps & {
  /** The way to what the hex is. */
  readonly about: ComponentChildren
}) {
  const [open, setOpen] = useState(false)
  return (
    <div class="tile-tray" role="group" aria-label={labels.tiles} onKeyDown={walkTiles}>
      <div class="tray-line">
        {onTurn === null ? null : (
          <button type="button" class="tray-turn" aria-label={labels.turn} onClick={onTurn}>
            <Icon name="rot" size={22} />
          </button>
        )}
        {about}
        <div class="tray-row">
          {offers.map((offer) => (
            <TileButton key={offer.key} offer={offer} size={GLYPH} orientation={orientation} />
          ))}
          {impossible.length === 0 ? null : (
            <ImpossibleButton
              count={impossible.length}
              label={labels.impossible}
              open={open}
              onToggle={() => setOpen(!open)}
            />
          )}
        </div>
      </div>
      {open && impossible.length > 0 ? (
        <ImpossibleList tiles={impossible} orientation={orientation} label={labels.impossible} />
      ) : null}
    </div>
  )
}
