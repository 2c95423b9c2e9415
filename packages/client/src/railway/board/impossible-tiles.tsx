import type { Orientation } from '@roundhouse/railways'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { TileGlyph } from './tile-glyph.tsx'
import type { TileOffersProps } from './tile-offers.ts'

export interface ImpossibleTilesProps {
  readonly tiles: TileOffersProps['impossible']
  readonly orientation: Orientation
  readonly label: string
}

/** Folded until asked for: the tiles that cannot be laid here, each with its reason. */
export function ImpossibleTiles({ tiles, orientation, label }: ImpossibleTilesProps) {
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  // Moved as far as needed to stay inside the board, whose edge would cut it.
  useLayoutEffect(() => {
    const element = list.current
    const room = element?.closest('.board')?.getBoundingClientRect()
    if (!open || element === null || room === undefined) return
    const box = element.getBoundingClientRect()
    const x = Math.max(room.left + 8 - box.left, Math.min(0, room.right - 8 - box.right))
    const y = Math.max(room.top + 8 - box.top, Math.min(0, room.bottom - 8 - box.bottom))
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
      <button
        type="button"
        class="tile-button impossible-button"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">+{tiles.length}</span>
      </button>
      {open ? (
        <ul class="impossible-list" ref={list} aria-label={label}>
          {tiles.map(({ tile, reason }) => (
            <li key={tile}>
              <TileGlyph tile={tile} size={34} orientation={orientation} />
              <b>{tile}</b>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
