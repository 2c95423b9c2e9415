import { useComputed } from '@preact/signals'
import type { CompanyId, HexId } from '@roundhouse/titles/chicago-express'
import type { ChicagoView } from '@roundhouse/view/chicago-express'
import { useMemo, useRef } from 'preact/hooks'
import { BoardFrame, isCompact } from '../../board/board-frame.tsx'
import { type Camera, NO_RIM, type Rim, type Size, kept } from '../../board/camera.ts'
import { hinted, hintedHexes } from '../../board/hinted.ts'
import { createViewport } from '../../board/viewport.ts'
import { lazy } from '../../shell/lazy.tsx'
import type { ChicagoBoardProps } from './board-props.ts'
import { HexFigures, Names } from './figures.tsx'
import { HexButton } from './hex-buttons.tsx'
import { IndustryTracks } from './industry-tracks.tsx'
import { Land } from './land.tsx'
import { BOARD, PLACES, SIDE, centreOf, withToken } from './layout.ts'
import { Badge, ChangedRings, LitRings, PlanLine, Ring, Veil, keyOf } from './marks.tsx'
import { Networks, linesPath, planLinks } from './networks.tsx'
import { coveredBy, smallNames, smallTypeAt } from './small-names.ts'
import { HexTokens } from './tokens.tsx'
import { usePointing } from './use-pointing.ts'
import { Waters } from './waters.tsx'
import './chicago-board.css'

export type { ChicagoBoardLabels, ChicagoBoardProps } from './board-props.ts'

/** They come with the first hint. */
const HintMarks = lazy(async () => (await import('../../board/hint-marks.tsx')).HintMarks)
/** Phones alone have one. */
const ChicagoMiniMap = lazy(async () => (await import('./chicago-mini-map.tsx')).ChicagoMiniMap)
const NO_HEXES: readonly HexId[] = []

/** The map with all that stands on it. What does not change with a step is memoised layer by layer. */
export function ChicagoBoard(props: ChicagoBoardProps) {
  const { view, targets, plan, picked, changed, describe, labels } = props
  const shown = useRef(view)
  shown.current = view
  const viewport = useMemo(
    () =>
      createViewport({
        board: BOARD,
        maxScale: MAX_SCALE,
        begin: (size) => begin(size, shown.current),
        rim: (size) => (size.width < PHONE.width ? PHONE_RIM : NO_RIM),
      }),
    [],
  )
  const compact = useComputed(() => isCompact(viewport.view.value)).value
  const pointing = usePointing(props, viewport)
  const { previewed, refused, ringed, stop } = pointing

  const planned = plan?.hexes ?? NO_HEXES
  const chosen = new Set(picked === null ? planned : [...planned, picked])
  const ghost = plan !== null && previewed !== null ? plan.company : null
  const standing = standingOf(view, plan, ghost === null ? null : previewed)
  const taken = keyOf(view.hexes.flatMap(({ id }) => (standing.get(id) ?? []).map(() => id)))
  const type = useComputed(() => smallTypeAt(viewport.goal.value.scale)).value
  const small = useMemo(
    () => smallNames(new Map([...standing].map(([id, all]) => [id, all.length])), type),
    [taken, type],
  )
  const covered = useMemo(() => coveredBy(small), [small])
  const lit = targets === null ? [] : [...targets].filter((hex) => !chosen.has(hex))
  const pointedAt = targets ?? (hintedHexes.value as ReadonlySet<HexId> | null)
  const places = useMemo(() => Array.from(pointedAt ?? NO_HEXES, centreOf), [pointedAt])
  const spoken = useMemo(() => view.hexes.map(describe), [view, describe])
  const coming =
    plan === null ? NO_HEXES : ghost === null || previewed === null ? planned : [...planned, previewed]

  return (
    <BoardFrame
      viewport={viewport}
      side={SIDE}
      labels={labels}
      asks={targets !== null}
      choosing={targets !== null}
      targets={places}
      onTap={pointing.tap}
      onKeyDown={pointing.keyDown}
      onFocusIn={pointing.focusIn}
      onFocusOut={pointing.focusOut}
      onContextMenu={pointing.inspect}
      miniMap={
        compact ? (
          <ChicagoMiniMap viewport={viewport} label={labels.miniMap} hexes={view.hexes} targets={pointedAt} />
        ) : null
      }
      under={[
        <>
          <Waters {...labels.waters} />
          <Land />
          <IndustryTracks industries={view.industries} heading={labels.industries} names={labels.industry} />
        </>,
      ]}
    >
      <g class="under-tokens" aria-hidden="true">
        {targets === null ? null : <Veil bright={keyOf([...targets, ...chosen])} />}
        <Networks links={view.links} standing={standing} />
        <ChangedRings changed={keyOf(changed)} />
        <LitRings lit={keyOf(lit)} />
        <Ring kind="placed" hexes={keyOf(chosen)} />
        <Ring kind="preview" hexes={previewed ?? ''} />
        <Ring kind="refused" hexes={refused ?? ''} />
        {plan === null ? null : (
          <PlanLine d={linesPath(planLinks(plan.company, coming, view.links, standing), standing)} />
        )}
      </g>
      <g class="tokens" aria-hidden="true">
        {view.hexes.map(({ id }) => (
          <HexTokens
            key={id}
            id={id}
            standing={(id === previewed ? standingAt(view, plan, id) : (standing.get(id) ?? [])).join(' ')}
            ghost={id === previewed ? ghost : null}
          />
        ))}
      </g>
      <g class="words" aria-hidden="true">
        <g class="figures">
          {view.hexes.map(({ id, kind, cost, income, developed }) => (
            <HexFigures
              key={id}
              id={id}
              kind={kind}
              cost={cost}
              income={income}
              developed={developed}
              covered={covered.has(id)}
            />
          ))}
        </g>
        <Names taken={taken} small={small} />
      </g>
      <g class="over-words" aria-hidden="true">
        {planned.map((hex, index) => (
          <Badge key={hex} hex={hex} number={index + 1} />
        ))}
        {picked === null ? null : <Badge hex={picked} number={null} />}
        {hinted.value === null ? null : (
          <HintMarks viewport={viewport} orientation="flat" side={SIDE} places={PLACES} />
        )}
        <Ring kind="focus" hexes={ringed ?? ''} />
      </g>
      <g class="hex-buttons" onPointerOver={pointing.over} onPointerLeave={pointing.out}>
        {view.hexes.map(({ id, index }) => (
          <HexButton
            key={id}
            id={id}
            label={spoken[index] as string}
            closed={targets !== null && !targets.has(id) && !chosen.has(id)}
            chosen={chosen.has(id)}
            lit={targets?.has(id) === true}
            stop={id === stop}
          />
        ))}
      </g>
    </BoardFrame>
  )
}

/** Who stands where, the plan and the preview included; hexes without a token are left out. */
function standingOf(
  view: ChicagoView,
  plan: ChicagoBoardProps['plan'],
  preview: HexId | null,
): Map<HexId, readonly CompanyId[]> {
  const standing = new Map<HexId, readonly CompanyId[]>()
  for (const { id, locomotives } of view.hexes) if (locomotives.length > 0) standing.set(id, locomotives)
  if (plan === null) return standing
  for (const hex of preview === null ? plan.hexes : [...plan.hexes, preview]) {
    standing.set(hex, withToken(standing.get(hex) ?? [], plan.company))
  }
  return standing
}

function standingAt(view: ChicagoView, plan: ChicagoBoardProps['plan'], hex: HexId): readonly CompanyId[] {
  return standingOf(view, plan, null).get(hex) ?? []
}

const MAX_SCALE = 3
/** A phone begins near enough to read, over the locomotives; wider views show the whole map. */
const PHONE = { width: 500, scale: 0.95 }
/** The mini-map and the button beside it. */
const PHONE_RIM: Rim = { ...NO_RIM, top: 84 }

function begin(size: Size, view: ChicagoView): Camera | null {
  if (size.width >= PHONE.width) return null
  const centres = view.hexes.filter((hex) => hex.locomotives.length > 0).map((hex) => centreOf(hex.id))
  if (centres.length === 0) return null
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  const x = middle(centres.map((centre) => centre.x))
  const y = middle(centres.map((centre) => centre.y))
  return kept({ x, y, scale: PHONE.scale }, BOARD, size)
}
