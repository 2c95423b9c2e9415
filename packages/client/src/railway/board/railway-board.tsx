import { useComputed } from '@preact/signals'
import type { TargetedKeyboardEvent } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { BoardFrame } from '../../board/board-frame.tsx'
import type { Tap } from '../../board/gestures.ts'
import type { Point } from '../../board/hex-geometry.ts'
import { hinted, hintedHexes } from '../../board/hinted.ts'
import { memo } from '../../board/memo.ts'
import { isTooSmall, usePointing } from '../../board/use-pointing.ts'
import { createViewport } from '../../board/viewport.ts'
import { lazy } from '../../shell/lazy.tsx'
import { LandLayer, StopLayer, TrackLayer } from './board-layers.tsx'
import type { RailwayBoardProps } from './board-props.ts'
import { type CitySpot, citySpots } from './city-spots.ts'
import { MAX_SCALE, NEAR_SCALE, beginAt, hasMiniMap, rimOf, takenPlaces } from './first-view.ts'
import { HexButtons } from './hex-buttons.tsx'
import { useGroups } from './hex-groups.ts'
import { LandAround } from './land-around.tsx'
import { AwaitedRings, ChangedRings, LitRings, PlanHatch, Ring, Veil, keyOf } from './marks.tsx'
import { SIDE } from './measures.ts'
import { RunPills } from './run-pills.tsx'
import { RunLines, drawnRuns, hasPills } from './runs.tsx'
import { TYPE, zoomAt } from './type-sizes.ts'
import { useLayout, usePickedInView, useRunsInView, useSpoken, useTrial } from './use-board.ts'
import { WordLayer } from './word-layer.tsx'
import './railway-board.css'

export type { RailwayBoardProps } from './board-props.ts'

/** They come with the first hex that a pointer or the focus rests on. */
const Beside = lazy(async () => (await import('./beside.tsx')).Beside)
/** They come with the first hex that adds to the run. */
const GainPills = lazy(async () => (await import('./gain-pills.tsx')).GainPills)
/** They come with the first hint. */
const HintMarks = lazy(async () => (await import('../../board/hint-marks.tsx')).HintMarks)
/** They come with the first city that is to be chosen. */
const CityRings = lazy(async () => (await import('./city-targets.tsx')).CityRings)
const CityButtons = lazy(async () => (await import('./city-targets.tsx')).CityButtons)
/** Phones alone have one. */
export const RailwayMiniMap = lazy(async () => (await import('./railway-mini-map.tsx')).RailwayMiniMap)

/** The map with all that lies and stands on it. What has not changed is not drawn again. */
export const RailwayBoard = memo(function RailwayBoard(props: RailwayBoardProps) {
  const { board, companies, picked, cities, changed, planned, labels, describe, trial, beside } = props
  const layout = useLayout(board)
  const buttons = useRef<SVGGElement>(null)
  const latest = useRef(props)
  latest.current = props
  const viewport = useMemo(
    () =>
      createViewport({
        board: layout.box,
        maxScale: MAX_SCALE,
        begin: (size) => beginAt(size, layout, latest.current.board.hexes, latest.current.coming),
        rim: rimOf,
      }),
    [layout],
  )

  const zoom = useComputed(() => zoomAt(SIDE * viewport.goal.value.scale)).value
  const mini = useComputed(() => hasMiniMap(viewport.view.value)).value
  const hexes = useTrial(board, trial)
  const groups = useGroups(hexes)
  const byId = useMemo(() => new Map(hexes.map((hex) => [hex.id, hex])), [hexes])
  const targets = props.targets === null && cities === null ? null : props.coming
  const pointedAt = targets ?? hintedHexes.value
  const places = useMemo(() => [...(pointedAt ?? [])].map(layout.centreOf), [layout, pointedAt])
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
      onPreview: () => void Promise.all([Beside.ready(), props.onPreview()]),
      onPick: (hex, at) => pick(props, spots, hex, at),
      onWhyNot: props.onWhyNot,
      onInspect: props.onInspect,
    },
    viewport,
  )
  usePickedInView(viewport, layout, picked)
  useRunsInView(viewport, layout, props)
  const { previewed, refused, ringed, stop } = pointing

  function tap(tapped: Tap): void {
    const city = tapped.target.closest('[data-city]')
    const hex = city?.getAttribute('data-of') ?? null
    if (city === null || hex === null) pointing.tap(tapped)
    else if (tapped.touch && isTooSmall(SIDE, viewport)) viewport.zoomTo(layout.centreOf(hex), NEAR_SCALE)
    else props.onPickCity(hex, Number(city.getAttribute('data-city')))
  }

  function keyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    if ((event.key === 'r' || event.key === 'R') && picked !== null) {
      event.preventDefault()
      props.onTurn()
    } else pointing.keyDown(event)
  }

  const chosen = [picked, chosenCity].filter((hex) => hex !== null)
  // Each of them once: a chosen hex that was lit before is no reason to draw the land again.
  const bright = targets === null ? '' : keyOf(new Set([...targets, ...chosen]))
  const coloured = useMemo(
    () => keyOf(hexes.filter(({ colour }) => colour !== 'white').map(({ id }) => id)),
    [hexes],
  )
  const lit = targets === null ? [] : [...targets].filter((hex) => !isChosen(hex))

  return (
    <BoardFrame
      kind="railway-map"
      viewport={viewport}
      side={SIDE}
      labels={labels}
      asks={props.coming !== null}
      choosing={targets !== null}
      targets={places}
      onTap={tap}
      onKeyDown={keyDown}
      onFocusIn={pointing.focusIn}
      onFocusOut={pointing.focusOut}
      onContextMenu={pointing.inspect}
      miniMap={
        <>
          {mini ? (
            <RailwayMiniMap
              viewport={viewport}
              layout={layout}
              label={labels.miniMap}
              hexes={hexes}
              companies={companies}
              targets={pointedAt}
            />
          ) : null}
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
      under={[
        <>
          <LandAround layout={layout} lands={labels.lands} />
          <LandLayer layout={layout} groups={groups} />
          {targets === null ? null : <Veil layout={layout} hexes={bright} tiles={coloured} />}
          <TrackLayer layout={layout} groups={groups} bright={bright} />
        </>,
        <g class="under-stops" aria-hidden="true">
          <PlanHatch layout={layout} hexes={keyOf(planned)} />
          <RunLines runs={runs} />
          {props.awaited.map(({ colour, hexes: coming }) => (
            <AwaitedRings key={colour} layout={layout} hexes={keyOf(coming)} colour={colour} />
          ))}
          <ChangedRings layout={layout} hexes={keyOf(changed)} />
          <LitRings layout={layout} hexes={keyOf(lit)} />
          <Ring layout={layout} kind="placed" hexes={keyOf(chosen)} />
          <Ring layout={layout} kind="preview" hexes={previewed ?? ''} />
        </g>,
        <>
          <StopLayer layout={layout} groups={groups} companies={companies} />
          {cities === null ? null : <CityRings spots={spots} targets={cities} companies={companies} />}
          {zoom === null ? null : (
            <WordLayer
              layout={layout}
              hexes={hexes}
              groups={groups}
              run={TYPE[zoom].onlyTaken ? keyOf(props.runs.flatMap((run) => run.hexes)) : ''}
              bright={bright}
              zoom={zoom}
            />
          )}
        </>,
      ]}
    >
      <g class="over-words" aria-hidden="true">
        {runs.some(hasPills) ? (
          <RunPills runs={runs} avoid={seen} layout={layout} hexes={hexes} zoom={zoom} />
        ) : null}
        {props.gains.size === 0 ? null : (
          <GainPills layout={layout} hexes={keyOf(lit)} gains={props.gains} zoom={zoom ?? 'farthest'} />
        )}
        {hinted.value === null ? null : (
          <HintMarks
            viewport={viewport}
            orientation={layout.orientation}
            side={SIDE}
            places={layout.places}
          />
        )}
        <Ring layout={layout} kind="refused" hexes={refused ?? ''} />
        <Ring layout={layout} kind="focus" hexes={ringed ?? ''} />
      </g>
      <g class="hex-buttons" ref={buttons} onPointerOver={pointing.over} onPointerLeave={pointing.out}>
        <HexButtons
          layout={layout}
          spoken={spoken}
          targets={targets}
          chosen={keyOf(chosen)}
          stop={stop}
          within={buttons}
        />
      </g>
      {cities === null ? null : (
        <CityButtons spots={spots} chosen={cities.chosen} onPickCity={props.onPickCity} />
      )}
    </BoardFrame>
  )
})

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
