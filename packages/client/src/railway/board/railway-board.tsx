import type { BoardView, HexView } from '@roundhouse/view/railway'
import type { TargetedKeyboardEvent } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { BoardFrame } from '../../board/board-frame.tsx'
import { type Camera, NO_RIM, type Rim, type Size, kept } from '../../board/camera.ts'
import type { Tap } from '../../board/gestures.ts'
import type { Point } from '../../board/hex-geometry.ts'
import { usePointing } from '../../board/use-pointing.ts'
import { createViewport } from '../../board/viewport.ts'
import { Beside } from './beside.tsx'
import { LandLayer, StopLayer, WordLayer } from './board-layers.tsx'
import type { RailwayBoardProps } from './board-props.ts'
import { CityButtons, CityRings, type CitySpot, citySpots } from './city-targets.tsx'
import { HexButton } from './hex-buttons.tsx'
import { isTaken } from './hex-words.tsx'
import { LandAround } from './land-around.tsx'
import { type Layout, layoutOf } from './layout.ts'
import { ChangedRings, LitRings, PlanHatch, Ring, Veil, keyOf } from './marks.tsx'
import { SIDE } from './measures.ts'
import { RailwayMiniMap } from './railway-mini-map.tsx'
import { RunLines, RunPills, drawnRuns } from './runs.tsx'
import { withTile } from './trial.ts'
import './railway-board.css'

export type { RailwayBoardProps } from './board-props.ts'

/** The map with all that lies and stands on it. A hex that has not changed is not drawn again. */
export function RailwayBoard(props: RailwayBoardProps) {
  const { board, companies, picked, cities, changed, planned, labels, describe, trial, beside } = props
  const layout = useLayout(board)
  const shown = useRef(board)
  shown.current = board
  const viewport = useMemo(
    () =>
      createViewport({
        board: layout.box,
        maxScale: MAX_SCALE,
        begin: (size) => begin(size, layout, shown.current.hexes),
        rim: (size) => (size.width < PHONE.width ? PHONE_RIM : NO_RIM),
        motion,
      }),
    [layout],
  )

  const hexes = useTrial(board, trial)
  const byId = useMemo(() => new Map(hexes.map((hex) => [hex.id, hex])), [hexes])
  const targets = useMemo(
    () => props.targets ?? (cities === null ? null : new Set(cities.open.map(({ hex }) => hex))),
    [props.targets, cities],
  )
  const spots = useMemo(
    () => (cities === null ? [] : citySpots(layout, byId, cities, describe)),
    [layout, byId, cities, describe],
  )
  const runs = useMemo(() => drawnRuns(layout, byId, props.runs), [layout, byId, props.runs])
  const seen = useMemo(
    () => [...takenPlaces(layout, hexes), ...(picked === null ? [] : [layout.centreOf(picked)])],
    [layout, hexes, picked],
  )
  const spoken = useSpoken(hexes, describe)

  const chosenCity = cities?.chosen?.hex ?? null
  const isChosen = (hex: string): boolean => hex === picked || hex === chosenCity
  const pointing = usePointing(
    {
      places: layout.places,
      centreOf: layout.centreOf,
      side: SIDE,
      nearScale: NEAR_SCALE,
      first: board.hexes[0]?.id ?? '',
      targets,
      isChosen,
      begun: picked !== null || chosenCity !== null,
      onPick: (hex, at) => pick(props, spots, hex, at),
      onPreview: props.onPreview,
      onWhyNot: props.onWhyNot,
    },
    viewport,
  )
  const { previewed, refused, ringed, stop } = pointing

  function tap(touch: Tap): void {
    const city = touch.target.closest('[data-city]')
    if (city === null) pointing.tap(touch)
    else props.onPickCity(city.getAttribute('data-of') ?? '', Number(city.getAttribute('data-city')))
  }

  function keyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    if ((event.key === 'r' || event.key === 'R') && picked !== null) {
      event.preventDefault()
      props.onTurn()
    } else pointing.keyDown(event)
  }

  const chosen = [picked, chosenCity].filter((hex) => hex !== null)
  const lit = targets === null ? [] : [...targets].filter((hex) => !isChosen(hex))

  return (
    <BoardFrame
      kind="railway-map"
      viewport={viewport}
      side={SIDE}
      labels={labels}
      choosing={targets !== null}
      onTap={tap}
      onKeyDown={keyDown}
      onFocusIn={pointing.focusIn}
      onFocusOut={pointing.focusOut}
      miniMap={
        <>
          <RailwayMiniMap
            viewport={viewport}
            layout={layout}
            label={labels.miniMap}
            hexes={hexes}
            companies={companies}
          />
          {beside === null || !layout.has(beside.hex) ? null : (
            <Beside
              key={beside.hex}
              viewport={viewport}
              layout={layout}
              hex={beside.hex}
              targets={targets}
              runs={runs}
            >
              {beside.content}
            </Beside>
          )}
        </>
      }
    >
      <LandAround layout={layout} lands={labels.lands} />
      <LandLayer layout={layout} hexes={hexes} />
      <g class="under-stops" aria-hidden="true">
        {targets === null ? null : <Veil layout={layout} hexes={keyOf([...targets, ...chosen])} />}
        <PlanHatch layout={layout} hexes={keyOf(planned)} />
        <RunLines runs={runs} />
        <ChangedRings layout={layout} hexes={keyOf(changed)} />
        <LitRings layout={layout} hexes={keyOf(lit)} />
        <Ring layout={layout} kind="placed" hexes={keyOf(chosen)} />
        <Ring layout={layout} kind="preview" hexes={previewed ?? ''} />
      </g>
      <StopLayer layout={layout} hexes={hexes} companies={companies} />
      {cities === null ? null : <CityRings spots={spots} targets={cities} companies={companies} />}
      <WordLayer layout={layout} hexes={hexes} run={keyOf(props.runs.flatMap((run) => run.hexes))} />
      <g class="over-words" aria-hidden="true">
        <RunPills runs={runs} avoid={seen} />
        <Ring layout={layout} kind="refused" hexes={refused ?? ''} />
        <Ring layout={layout} kind="focus" hexes={ringed ?? ''} />
      </g>
      <g class="hex-buttons" onPointerOver={pointing.over} onPointerLeave={pointing.out}>
        {hexes.map(({ id }) => (
          <HexButton
            key={id}
            layout={layout}
            id={id}
            label={spoken.get(id) ?? id}
            closed={targets !== null && !targets.has(id) && !isChosen(id)}
            chosen={isChosen(id)}
            lit={targets?.has(id) === true}
            stop={id === stop}
          />
        ))}
      </g>
      {cities === null ? null : (
        <CityButtons spots={spots} chosen={cities.chosen} onPickCity={props.onPickCity} />
      )}
    </BoardFrame>
  )
}

/** The same layout for every position on one map, so that no layer that hangs on it is drawn again. */
function useLayout(board: BoardView): Layout {
  const key = `${board.orientation} ${board.hexes.map(({ id, x, y }) => `${id}@${x},${y}`).join(' ')}`
  return useMemo(() => layoutOf(board), [key])
}

/** The board with the tile that lies there for trial. */
function useTrial(board: BoardView, trial: RailwayBoardProps['trial']): readonly HexView[] {
  const { hex: where, tile, rotation } = trial ?? { hex: '', tile: '', rotation: 0 }
  return useMemo(() => {
    if (tile === '') return board.hexes
    return board.hexes.map((hex) => (hex.id === where ? withTile(hex, tile, rotation, board.stage) : hex))
  }, [board, where, tile, rotation])
}

/** What is said of each hex; only a changed one is put into words again. */
function useSpoken(
  hexes: readonly HexView[],
  describe: (hex: HexView) => string,
): ReadonlyMap<string, string> {
  const known = useMemo(() => new WeakMap<HexView, string>(), [describe])
  return useMemo(
    () =>
      new Map(
        hexes.map((hex) => {
          const said = known.get(hex) ?? describe(hex)
          known.set(hex, said)
          return [hex.id, said]
        }),
      ),
    [hexes, known],
  )
}

/** A hex with cities to choose from stands for the nearest of them, or by key for the next one. */
function pick(props: RailwayBoardProps, spots: readonly CitySpot[], hex: string, at: Point | null): void {
  const here = spots.filter((spot) => spot.hex === hex)
  const [only] = here
  if (only === undefined) {
    if (hex === props.picked) props.onTurn()
    else props.onPick(hex)
    return
  }
  const chosen = props.cities?.chosen ?? null
  const far = (spot: CitySpot): number => (at === null ? 0 : Math.hypot(spot.at.x - at.x, spot.at.y - at.y))
  const before = chosen?.hex === hex ? here.findIndex(({ city }) => city === chosen.city) : -1
  const next =
    at === null
      ? (here[(before + 1) % here.length] as CitySpot)
      : here.reduce((one, other) => (far(other) < far(one) ? other : one), only)
  props.onPickCity(hex, next.city)
}

const MAX_SCALE = 3
const NEAR_SCALE = 1.1
/** A phone begins near enough to read, over the stations; wider views show the whole map. */
const PHONE = { width: 600, scale: 1 }
/** The mini-map and the button beside it. */
const PHONE_RIM: Rim = { ...NO_RIM, top: 84 }

function begin(size: Size, layout: Layout, hexes: readonly HexView[]): Camera | null {
  if (size.width >= PHONE.width) return null
  const taken = takenPlaces(layout, hexes)
  const centres = taken.length > 0 ? taken : layout.places.map(({ at }) => at)
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  const x = middle(centres.map((centre) => centre.x))
  const y = middle(centres.map((centre) => centre.y))
  return kept({ x, y, scale: PHONE.scale }, layout.box, size)
}

/** Where stations stand. */
function takenPlaces(layout: Layout, hexes: readonly HexView[]): readonly Point[] {
  return hexes.filter(isTaken).map(({ id }) => layout.centreOf(id))
}

function motion(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180
}
