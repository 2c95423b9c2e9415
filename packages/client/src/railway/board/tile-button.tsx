import type { Orientation } from '@roundhouse/railways'
import { SizeMark } from '../train-chip.tsx'
import { TileGlyph } from './tile-glyph.tsx'
import { type TileOffer, gainText, leftText } from './tile-offers.ts'

export interface TileButtonProps {
  readonly offer: TileOffer
  readonly size: number
  readonly orientation: Orientation
}

/** A tile to choose: its picture, number and count, and what it adds to the best run. */
export function TileButton({ offer, size, orientation }: TileButtonProps) {
  const { tile, rotation, left, gain, chosen, power, onChoose, label } = offer
  const gained = gainText(offer)
  return (
    <button type="button" class="tile-button" aria-pressed={chosen} aria-label={label} onClick={onChoose}>
      <TileGlyph tile={tile} rotation={rotation} size={size} orientation={orientation} />
      <span class="tile-number">
        {tile}
        <span class="tile-left">{leftText(left)}</span>
      </span>
      {gained === '' ? null : (
        <span class={gain === null ? 'tile-gain searching' : gain < 0 ? 'tile-gain loss' : 'tile-gain'}>
          {gained}
        </span>
      )}
      {power === undefined ? null : (
        <span class="tile-power" title={power.name}>
          <SizeMark size={power.size} />
        </span>
      )}
    </button>
  )
}
