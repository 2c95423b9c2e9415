import type { TileSupply } from '@roundhouse/view/railway'
import { useState } from 'preact/hooks'
import { memo } from '../../board/memo.ts'
import { capital } from '../../table/capital.ts'
import { TileGlyph } from '../board/tile-glyph.tsx'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { colourWord, railwayWords } from '../words.ts'
import { BankPart } from './bank.tsx'
import '../../report/report.css'
import '../board/railway-board.css'
import './bank.css'

/** The tiles of the box by colour, those that only powers lay apart: number, drawing, how many are left. */
export function TilesLeft({ railway, texts }: { readonly railway: ShownTable; readonly texts: TitleTexts }) {
  const { bank: t } = railwayWords.value
  const [onlyLeft, setOnlyLeft] = useState(false)
  const { bank, board } = railway.view.value
  const shown = onlyLeft ? bank.tiles.filter(({ left }) => left > 0) : bank.tiles
  const plain = shown.filter(({ edge }) => edge === null)
  const colours = [...new Set(plain.map(({ colour }) => colour))]
  const groups = [
    ...colours.map((colour) => ({
      name: capital(t.tilesTo(colourWord(colour))),
      tiles: plain.filter((tile) => tile.colour === colour),
    })),
    { name: texts.edgedTiles, tiles: shown.filter(({ edge }) => edge !== null) },
  ]
  return (
    <div class="tiles-left">
      <div class="segments" role="group" aria-label={t.show}>
        <button type="button" aria-pressed={!onlyLeft} onClick={() => setOnlyLeft(false)}>
          {t.allTiles}
        </button>
        <button type="button" aria-pressed={onlyLeft} onClick={() => setOnlyLeft(true)}>
          {t.onlyLeft}
        </button>
      </div>
      {groups.map(({ name, tiles }) =>
        tiles.length === 0 ? null : (
          <BankPart key={name} name={name} aside={sumOf(tiles)} wide>
            <ul class="tile-grid">
              {tiles.map(({ id, colour, left, of }) => (
                <Supply
                  key={id}
                  id={id}
                  colour={colour}
                  left={left}
                  of={of}
                  orientation={board.orientation}
                  stage={board.stage}
                />
              ))}
            </ul>
          </BankPart>
        ),
      )}
    </div>
  )
}

function sumOf(tiles: readonly TileSupply[]): string {
  const sum = (of: (tile: TileSupply) => number): number => tiles.reduce((all, tile) => all + of(tile), 0)
  return railwayWords.value.bank.tilesOf(
    sum(({ left }) => left),
    sum(({ of }) => of),
  )
}

const Supply = memo(function Supply({
  id,
  colour,
  left,
  of,
  orientation,
  stage,
}: Pick<TileSupply, 'id' | 'colour' | 'left' | 'of'> & {
  readonly orientation: 'flat' | 'pointy'
  readonly stage: string
}) {
  const { bank: t } = railwayWords.value
  return (
    <li data-left={left > 0} title={t.tile(id, colourWord(colour), left, of)}>
      <TileGlyph tile={id} size={64} orientation={orientation} stage={stage} />
      <span aria-hidden="true">
        <b>{id}</b> {left}/{of}
      </span>
      <span class="visually-hidden">{t.tile(id, colourWord(colour), left, of)}</span>
    </li>
  )
})
