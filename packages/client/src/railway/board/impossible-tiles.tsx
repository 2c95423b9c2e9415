import type { Orientation } from '@roundhouse/railways'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { TileGlyph } from './tile-glyph.tsx'
import type { TileOffersProps } from './tile-offers.ts'

export interface ImpossibleTilesProps {
  readonly tiles: TileOffersProps['impossible']
  readonly orientation: Orientation
  readonly label: string
}

/** In a fan, folded until asked for: the tiles that cannot be laid here, each with its reason. */
export function ImpossibleTiles({ tiles, orientation, label }: ImpossibleTilesProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  // Moved as far as needed to stay inside the board, whose edge would cut it.
  useLayoutEffect(() => {
    const element = box.current
    const room = element?.closest('.board')?.getBoundingClientRect()
    if (!open || element === null || room === undefined) return
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const x = Math.max(room.left + 8 - left, Math.min(0, room.right - 8 - right))
    const y = Math.max(room.top + 8 - top, Math.min(0, room.bottom - 8 - bottom))
    element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  }, [open])

  return (
    <div
      class="impossible-tiles"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <ImpossibleButton count={tiles.length} label={label} open={open} onToggle={() => setOpen(!open)} />
      {open ? (
        <div class="impossible-popover" ref={box}>
          <ImpossibleList tiles={tiles} orientation={orientation} label={label} />
        </div>
      ) : null}
    </div>
  )
}

export interface ImpossibleButtonProps {
  readonly count: number
  readonly label: string
  readonly open: boolean
  readonly onToggle: () => void
}

export function ImpossibleButton({ count, label, open, onToggle }: ImpossibleButtonProps) {
  return (
    <button
      type="button"
      class="tile-button impossible-button"
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <span aria-hidden="true">+{count}</span>
    </button>
  )
}

export function ImpossibleList({ tiles, orientation, label }: ImpossibleTilesProps) {
  return (
    <ul class="impossible-list" aria-label={label}>
      {tiles.map(({ tile, reason, section }) => (
        <li key={tile}>
          <TileGlyph tile={tile} size={34} orientation={orientation} />
          <b>{tile}</b>
          <span>
            {reason} <small>{section}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
