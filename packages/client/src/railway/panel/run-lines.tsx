import type { GameState } from '@roundhouse/kernel'
import type { RouteStop } from '@roundhouse/view/railway'
import { Icon } from '../../shell/icons.tsx'
import { words } from '../../shell/words.ts'
import { styleOf } from '../map/run-lines.ts'
import type { RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'

/** Every route of a run: its train in the colour of its line on the map, its stops, what it earns. */
export function RunLines({
  railway,
  state,
  run,
}: {
  readonly railway: RailwayTable
  /** The board on which it runs. */
  readonly state: GameState
  readonly run: RunFound
}) {
  const { number } = words.value.formats
  if (run.routes.length === 0) return null
  return (
    <ul class="run-lines">
      {run.routes.map((route, at) => (
        <li key={at}>
          <RunChip railway={railway} trains={run.routes.map(({ train }) => train)} at={at} />
          <Stops railway={railway} stops={railway.game.routeStops(state, route, run.routes)} />
          <b>{number(run.byRoute[at] ?? 0)}</b>
        </li>
      ))}
      <MineRow stops={run.routes.flatMap((route) => railway.game.routeStops(state, route, run.routes))} />
    </ul>
  )
}

/** The train on the colour of its line; the pattern below it is the dash of the line. */
export function RunChip({
  railway,
  trains,
  at,
  first = at,
  together = [at],
}: {
  readonly railway: RailwayTable
  /** All that run, of which this is one. */
  readonly trains: readonly string[]
  readonly at: number
  /** The first of those that run as one: their lines have its colour. */
  readonly first?: number
  /** Several that run as one. */
  readonly together?: readonly number[]
}) {
  const train = trains[at] ?? ''
  return (
    <span
      class="run-chip"
      data-run={styleOf(railway.game, trains, first)}
      data-look={railway.game.runLook?.(train)}
    >
      {together.map((each) => railway.game.trainKind(trains[each] ?? '')).join('+')}
    </span>
  )
}

/** What mines bring the treasury besides, each for every train that begins there. */
export function MineRow({ stops }: { readonly stops: readonly RouteStop[] }) {
  const t = railwayWords.value.panel.run
  const mines = stops.filter(({ mine }) => mine)
  if (mines.length === 0) return null
  const places = [...new Set(mines.map(({ name }) => name))]
  return (
    <li class="mine-row">
      <Icon name="pick" size={15} />
      <span>{t.mines(places)}</span>
      <b>{words.value.formats.signed(mines.reduce((sum, { value }) => sum + value, 0))}</b>
    </li>
  )
}

/** `onPress`: a train that may pass more than it is paid for leaves out what is pressed. */
export function Stops({
  railway,
  stops,
  onPress,
}: {
  readonly railway: RailwayTable
  readonly stops: readonly RouteStop[]
  readonly onPress?: ((stop: RouteStop) => void) | undefined
}) {
  return (
    <span class="stops">
      {stops.map((stop, at) => (
        <StopOf key={`${stop.hex} ${at}`} railway={railway} stop={stop} onPress={onPress} />
      ))}
    </span>
  )
}

function StopOf({
  railway,
  stop,
  onPress,
}: {
  readonly railway: RailwayTable
  readonly stop: RouteStop
  readonly onPress: ((stop: RouteStop) => void) | undefined
}) {
  const t = railwayWords.value.panel.run
  const { name, value, counted, mine, paidBy } = stop
  if (mine) {
    return (
      <span class="mine" title={t.mines([name])}>
        <Icon name="pick" size={12} /> {name}{' '}
      </span>
    )
  }
  if (paidBy !== undefined) {
    return (
      <span class="paid-before">
        {name} <small>{t.paidWith(railway.game.trainKind(paidBy))}</small>{' '}
      </span>
    )
  }
  const told = (
    <>
      {name} <i>{value}</i>
    </>
  )
  if (onPress === undefined || stop.minor === true) {
    return (
      <span data-counted={counted} title={counted ? undefined : t.notCounted}>
        {told}{' '}
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        class="stop-button"
        data-counted={counted}
        aria-pressed={!counted}
        title={t.leaveOut(name)}
        onClick={() => onPress(stop)}
      >
        {told}
      </button>{' '}
    </>
  )
}
