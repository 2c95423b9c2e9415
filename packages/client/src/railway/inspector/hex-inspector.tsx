import { type HexView, type StageValue } from '@roundhouse/view/railway'
import { InspectorFrame } from '../../inspector/inspector-frame.tsx'
import { TileGlyph } from '../board/tile-glyph.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { RailwayTable } from '../railway-table.ts'
import { colourWord, moneyOf, railwayWords } from '../words.ts'
import { type NextTile, nextTiles } from './next-tiles.ts'
import { payments } from './payments.ts'
import { inspectorWords } from './words.ts'

export { inspectorArea } from './words.ts'

/** What a hex is, who stands there, what it pays by phase and what it can become: at any time, of any hex. */
export function HexInspector({ railway }: { readonly railway: RailwayTable }) {
  const asked = railway.inspected.value
  const hex = railway.view.value.board.hexes.find(({ id }) => id === asked?.hex)
  if (asked === null || hex === undefined) return null
  return <Inspector key={hex.id} railway={railway} hex={hex} anchor={asked.anchor} focus={asked.focus} />
}

interface InspectorProps {
  readonly railway: RailwayTable
  readonly hex: HexView
  readonly anchor: DOMRect
  /** Asked for by a key: the focus goes there, and back when it is closed. */
  readonly focus: boolean
}

function Inspector({ railway, hex, anchor, focus }: InspectorProps) {
  const t = inspectorWords.value
  const name = hex.names.length === 0 ? hex.id : hex.names.join(', ')
  const [, ...told] = railway.panels.spoken().hex(hex, { can: null }).split(', ')
  return (
    <InspectorFrame
      label={t.about(name)}
      name={name}
      coordinate={hex.names.length === 0 ? null : hex.id}
      closeLabel={t.close}
      anchor={anchor}
      focus={focus}
      onClose={() => (railway.inspected.value = null)}
    >
      <p class="told">{told.join(', ')}</p>
      <Standing railway={railway} hex={hex} />
      <Pays railway={railway} hex={hex} />
      <Becomes railway={railway} hex={hex} />
    </InspectorFrame>
  )
}

type PartProps = Pick<InspectorProps, 'railway' | 'hex'>

function Standing({ railway, hex }: PartProps) {
  const here = [...new Set([...hex.stops.flatMap(({ stations }) => stations), ...hex.stations])]
  if (here.length === 0) return null
  return (
    <section>
      <h4>{inspectorWords.value.stands}</h4>
      <ul class="standing">
        {here.map((id) => (
          <li key={id}>
            <CompanySign company={lookOf(railway, id)} size={22} />
            <span>{railway.company(id)?.name ?? id}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pays({ railway, hex }: PartProps) {
  const rows = payments(railway.view.value.board, hex)
  if (rows.length === 0) return null
  return (
    <section>
      <h4>{inspectorWords.value.pays}</h4>
      {rows.map((values, index) => (
        <Values key={index} railway={railway} values={values} />
      ))}
    </section>
  )
}

function Values({
  railway,
  values,
}: {
  readonly railway: RailwayTable
  readonly values: readonly StageValue[]
}) {
  const money = moneyOf(railway)
  return (
    <dl class="paid">
      {values.map(({ stage, value, now }) => (
        <div key={stage} data-now={now}>
          <dt>{stage === '' ? inspectorWords.value.always : colourWord(stage)}</dt>
          <dd>{money(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Becomes({ railway, hex }: PartProps) {
  const t = inspectorWords.value
  const tiles = hex.permanent ? [] : nextTiles(railway, hex.id)
  return (
    <section>
      <h4>{t.becomes}</h4>
      {tiles.length === 0 ? (
        <p>{hex.permanent ? t.never : t.nothing}</p>
      ) : (
        <ul class="next-tiles">
          {tiles.map((tile) => (
            <Next key={tile.id} railway={railway} tile={tile} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Next({
  railway,
  tile: { id, left, pays, later },
}: {
  readonly railway: RailwayTable
  readonly tile: NextTile
}) {
  const { orientation, stage } = railway.view.value.board
  const count = left === Infinity ? '' : railwayWords.value.panel.lay.left(left)
  return (
    <li data-none={left === 0 || later}>
      <TileGlyph tile={id} size={40} orientation={orientation} stage={stage} />
      <b>{id}</b>
      {pays === 0 ? null : <span>{moneyOf(railway)(pays)}</span>}
      <small>{left === 0 ? inspectorWords.value.noneLeft : count}</small>
      {later ? <small>{inspectorWords.value.later}</small> : null}
    </li>
  )
}
