import { useComputed } from '@preact/signals'
import type { BoardView, HexView } from '@roundhouse/view/railway'
import { useCallback, useMemo } from 'preact/hooks'
import { useNextFrame } from '../../board/next-frame.ts'
import { lazy } from '../../shell/lazy.tsx'
import { words } from '../../shell/words.ts'
import { screenSize } from '../../table/screen-size.ts'
import type { CityTargets, RailwayBoardProps } from '../board/board-props.ts'
import { RailwayBoard } from '../board/railway-board.tsx'
import { keptOf } from '../kept-of.ts'
import { lookOf } from '../looks.ts'
import type { HexUse, MapDecision } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { cardHexes, cardsOnStage, chooseCard, chosenCardHex, pointedHex, whyNoCard } from './cards.ts'
import { withChosenHex } from './chosen-hex.ts'
import { gainsByHex } from './gains.ts'
import { chooseHex, hexChosen, hexesToChoose } from './hex-choice.ts'
import { inspect } from './inspect.ts'
import { hexesToLay, optionsHere, pickHex, turnTrial } from './lay-options.ts'
import { drawHex, drawTargets } from './routes.ts'
import { alone, runsShown } from './run-lines.ts'
import { whyNotHex } from './why-not.ts'

const NOTHING: ReadonlySet<string> = new Set()
const CAN: Readonly<Record<MapDecision, HexUse>> = {
  lay: 'track',
  station: 'station',
  city: 'home',
  remove: 'city',
  run: 'route',
  hex: 'marker',
}

const ExchangeBoard = lazy(async () => (await import('../exchange/exchange-board.tsx')).ExchangeBoard)

const ToStart = lazy(async () => (await import('../companies/to-start.tsx')).ToStart)

const Fan = lazy(async () => (await import('./fan.tsx')).Fan)

const HexInspector = lazy(async () => {
  const { HexInspector: Part, inspectorArea } = await import('../inspector/hex-inspector.tsx')
  await inspectorArea.ready()
  return Part
})

const Chooser = lazy(async () => (await import('../chooser/chooser.tsx')).Chooser)

/** The board; while shares change hands between holders that takes its place, and cards stand beside it. */
export function Stage({ railway }: { readonly railway: RailwayTable }) {
  const exchange = railway.question.value?.exchange ?? null
  const board = <BoardStage railway={railway} />
  if (cardsOnStage(railway)) {
    return (
      <div
        class="stage-with-cards"
        onPointerOver={({ target }) => (pointedHex.value = hexUnder(target))}
        onPointerLeave={() => (pointedHex.value = null)}
      >
        {board}
        <Chooser railway={railway} />
      </div>
    )
  }
  if (exchange === null || screenSize.value === 'phone') return board
  return (
    <div class="stage-with-exchange">
      <ExchangeBoard railway={railway} exchange={exchange} />
      {board}
    </div>
  )
}

/** Of a card, or of the map. */
function hexUnder(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-hex]')?.getAttribute('data-hex') ?? null) : null
}

/** The board with what is lit, on trial, run and new on it. */
function BoardStage({ railway }: { readonly railway: RailwayTable }) {
  const { table } = railway
  const now = named(railway, railway.view.value.board)
  const board = useMemo(() => withChosenHex(railway, now), [now, railway.draft.value.action])
  const seen = railway.seen.value?.board ?? null
  const changed = useMemo(() => (seen === null ? NOTHING : changedHexes(seen, board)), [seen, board])
  const base = table.plan?.plan.base ?? null
  const begun = useMemo(
    () => (base === null ? null : railway.game.viewOf(railway.stateAt(base)).board),
    [base],
  )
  const planned = useMemo(() => (begun === null ? NOTHING : changedHexes(begun, board)), [begun, board])
  const hexesAsked = useComputed(() => targetsOf(railway)).value
  const citiesAsked = useComputed(() => cityTargets(railway)).value
  const coming = useMemo(
    () => hexesAsked ?? (citiesAsked === null ? null : new Set(citiesAsked.open.map(({ hex }) => hex))),
    [hexesAsked, citiesAsked],
  )
  const targets = useNextFrame(hexesAsked)
  const cities = useNextFrame(citiesAsked)
  const runs = useComputed(() => runsShown(railway)).value
  const gains = useComputed(() => gainsByHex(railway)).value
  const trial = railway.trial.value
  const picked = pickedHex(railway)
  const spoken = railway.panels.spoken()
  // Of most hexes nothing else is said when some can be chosen.
  const plain = useMemo(() => keptOf((hex: HexView) => spoken.hex(hex, { can: null })), [spoken])
  const asked = railway.decision.value
  const open = railway.cities.value
  const lit = useMemo(() => new Set(open.map(({ hex }) => hex)), [open])
  // The board speaks every hex anew when these change, so they change only with what they tell; which hex is chosen it
  // tells by itself.
  const describe = useCallback(
    (hex: HexView): string => {
      const can = asked !== null && (targets?.has(hex.id) === true || lit.has(hex.id)) ? CAN[asked] : null
      return can === null ? plain(hex) : spoken.hex(hex, { can })
    },
    [spoken, plain, targets, lit, asked],
  )
  const labels = useMemo(() => boardLabels(railway), [words.value, board.hexes.length])
  const notices = railway.notices.value
  const pointed = pointedHex.value
  const awaited = useMemo(
    () => [
      ...notices
        .filter(({ folded }) => !folded)
        .map(({ company, hexes }) => ({ colour: lookOf(railway, company).colour, hexes })),
      ...(pointed === null ? [] : [{ colour: 'var(--accent)', hexes: [pointed] }]),
    ],
    [notices, pointed],
  )
  const answers = useMemo(() => answersOf(railway), [railway])
  const lays = railway.decision.value === 'lay' && picked !== null && screenSize.value !== 'phone'
  const fans = lays && optionsHere(railway).length > 0

  return (
    <>
      <RailwayBoard
        board={board}
        companies={railway.game.looks}
        targets={targets}
        coming={coming}
        picked={picked}
        trial={trial}
        cities={cities}
        runs={runs}
        follows={table.acting.value !== null || table.past.value}
        gains={gains}
        changed={changed}
        planned={planned}
        awaited={awaited}
        beside={fans ? { hex: picked, content: <Fan railway={railway} /> } : null}
        describe={describe}
        {...answers}
        labels={labels}
      />
      {railway.game.narrowMap === true && !cardsOnStage(railway) && <ToStart railway={railway} />}
      {railway.inspected.value === null ? null : <HexInspector railway={railway} />}
    </>
  )
}

/** What the board calls: the same for as long as the table stands, or every step would draw the board again. */
function answersOf(railway: RailwayTable) {
  return {
    onPick: (hex) => pick(railway, hex),
    onPreview: async () => (railway.decision.value === 'lay' ? Fan.ready() : null),
    onPickCity(hex, city) {
      railway.table.whyNot.value = null
      const chosen = railway.draft.value.city
      const again = chosen?.hex === hex && chosen.city === city
      railway.change({ city: again ? null : { hex, city }, action: null })
    },
    onTurn: () => void turnTrial(railway),
    onWhyNot: (hex, anchor, how) => whyNot(railway, hex, anchor, how),
    onInspect: (hex, anchor, byKey) => inspect(railway, hex, anchor, byKey),
  } satisfies Partial<RailwayBoardProps>
}

/** The hex that is being decided on. */
function pickedHex(railway: RailwayTable): string | null {
  if (railway.decision.value === 'lay') return railway.draft.value.hex
  return railway.decision.value === 'hex' ? hexChosen(railway) : chosenCardHex(railway)
}

function shorter(printed: string, told: string): string {
  return told.length > printed.length + 2 ? printed : told
}

const NAMED = new WeakMap<BoardView, { readonly by: object; readonly board: BoardView }>()

/** Areas at the edge are called as the reader calls them; the same object as long as board and language stay. */
function named({ panels }: RailwayTable, board: BoardView): BoardView {
  const { regionName } = panels
  const by = panels.spoken()
  if (regionName === undefined) return board
  const known = NAMED.get(board)
  if (known?.by === by) return known.board
  const hexes = board.hexes.map((hex) => {
    const areas = (hex.regions ?? []).filter((area) => area.named)
    if (areas.length === 0) return hex
    // A port that the map calls by its town alone has no room for more.
    const names = areas.map(({ id }, at) => shorter(hex.names[at] ?? '', regionName(id)))
    return { ...hex, names }
  })
  const told = { ...board, hexes }
  NAMED.set(board, { by, board: told })
  return told
}

function targetsOf(railway: RailwayTable): ReadonlySet<string> | null {
  if (railway.table.acting.value === null) return null
  if (railway.decision.value === 'lay') return hexesToLay(railway)
  if (railway.decision.value === 'hex') return hexesToChoose(railway)
  if (railway.decision.value === null) return cardHexes(railway)
  return railway.decision.value === 'run' && railway.draft.value.drawing !== null
    ? drawTargets(railway)
    : null
}

function cityTargets(railway: RailwayTable): CityTargets | null {
  const asked = railway.decision.value
  if (asked !== 'station' && asked !== 'city' && asked !== 'remove') return null
  const company = railway.question.value?.company ?? ''
  return { company, open: railway.cities.value, chosen: railway.draft.value.city }
}

function pick(railway: RailwayTable, hex: string): void {
  railway.table.whyNot.value = null
  if (railway.table.acting.value === null) return
  if (railway.decision.value === 'lay') pickHex(railway, hex)
  else if (railway.decision.value === 'run') drawHex(railway, hex)
  else if (railway.decision.value === 'hex') chooseHex(railway, hex)
  else chooseCard(railway, hex)
}

function whyNot(
  railway: RailwayTable,
  hex: string | null,
  anchor: DOMRect | null,
  how: 'hover' | 'focus' | 'press',
): void {
  const { table } = railway
  if (hex === null || anchor === null) {
    if (table.whyNot.value?.pinned === false) table.whyNot.value = null
    return
  }
  if (table.past.value || (how !== 'press' && table.acting.value === null)) return
  if (how !== 'press' && table.whyNot.value?.pinned === true) return
  // A press beside the train that is shown alone brings the others back.
  if (how === 'press' && alone.value !== null) {
    alone.value = null
    return
  }
  const reason = whyNotHex(railway, hex) ?? whyNoCard(railway, hex)
  const pinned = how === 'press'
  if (reason !== null) {
    table.whyNot.value = { reason, anchor, pinned, about: () => inspect(railway, hex, anchor, false) }
  } else if (pinned) inspect(railway, hex, anchor, false)
}

function boardLabels({ game, view }: RailwayTable) {
  const { board: name, zoomIn, zoomOut, fit, miniMap } = words.value.table.board
  const { hexes } = view.peek().board
  const lands = game.lands.filter(({ hex }) => hexes.some(({ id }) => id === hex))
  return { board: name, zoomIn, zoomOut, fit, miniMap, lands }
}

/** Hexes with another tile or other stations than before. */
function changedHexes(before: BoardView, now: BoardView): ReadonlySet<string> {
  const known = new Map(before.hexes.map((hex) => [hex.id, hex]))
  const isNew = (hex: HexView): boolean => {
    const was = known.get(hex.id)
    return was !== undefined && was !== hex && keyOf(was) !== keyOf(hex)
  }
  const changed = now.hexes.filter(isNew).map(({ id }) => id)
  return changed.length === 0 ? NOTHING : new Set(changed)
}

function keyOf({ tile, stops, stations }: HexView): string {
  const standing = stops.map((stop) => stop.stations.join(','))
  return [tile?.id, tile?.rotation, ...standing, ...stations].join(' ')
}
