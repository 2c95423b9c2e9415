import { useComputed } from '@preact/signals'
import { asReadonly } from '@roundhouse/kernel'
import { boardView, companyConcerned } from '@roundhouse/view/18cz'
import type { BoardView, HexView } from '@roundhouse/view/railway'
import { useCallback, useMemo } from 'preact/hooks'
import type { CityTargets } from '../railway/board/board-props.ts'
import { RailwayBoard } from '../railway/board/railway-board.tsx'
import { TileFan } from '../railway/board/tile-fan.tsx'
import { words } from '../shell/words.ts'
import { screenSize } from '../table/screen-size.ts'
import { citiesHere } from './cities.ts'
import type { CzTable } from './cz-table.ts'
import { landsAround } from './lands.ts'
import { hexesToLay, pickHex, tileOffers, turnTrial } from './lay-options.ts'
import { LOOKS } from './looks.ts'
import { drawHex, drawTargets } from './routes.ts'
import { runsShown } from './run-lines.ts'
import { whyNotHex } from './why-not.ts'
import { czWords } from './words.ts'

const NOTHING: ReadonlySet<string> = new Set()
const CAN = { lay: 'track', station: 'station', city: 'home', remove: 'city', run: 'route' } as const

/** The board with what is lit, on trial, run and new on it. */
export function Stage({ cz }: { readonly cz: CzTable }) {
  const { table } = cz
  const { board } = cz.view.value
  const seen = cz.seen.value?.board ?? null
  const changed = useMemo(() => (seen === null ? NOTHING : changedHexes(seen, board)), [seen, board])
  const base = table.plan?.plan.base ?? null
  const begun = useMemo(() => (base === null ? null : boardAt(cz, base)), [base])
  const planned = useMemo(() => (begun === null ? NOTHING : changedHexes(begun, board)), [begun, board])
  const targets = useComputed(() => targetsOf(cz)).value
  const cities = useComputed(() => cityTargets(cz)).value
  const runs = useComputed(() => runsShown(cz)).value
  const trial = cz.trial.value
  const picked = cz.decision.value === 'lay' ? cz.draft.value.hex : null
  const { spoken } = czWords.value
  const asked = cz.decision.value
  const open = citiesHere(cz)
  const lit = useMemo(() => new Set(open.map(({ hex }) => hex)), [open])
  // The board speaks every hex anew when these change, so they change only with what they tell; which hex is chosen it
  // tells by itself.
  const describe = useCallback(
    (hex: HexView): string => {
      const can = asked !== null && (targets?.has(hex.id) === true || lit.has(hex.id)) ? CAN[asked] : null
      return spoken.hex(hex, { can })
    },
    [spoken, targets, lit, asked],
  )
  const labels = useMemo(() => boardLabels(board), [words.value, board.hexes.length])
  const offers = picked === null || screenSize.value === 'phone' ? null : tileOffers(cz)

  return (
    <RailwayBoard
      board={board}
      companies={LOOKS}
      targets={targets}
      picked={picked}
      trial={trial}
      cities={cities}
      runs={runs}
      changed={changed}
      planned={planned}
      beside={picked === null || offers === null ? null : { hex: picked, content: <TileFan {...offers} /> }}
      describe={describe}
      onPick={(hex) => pick(cz, hex)}
      onPickCity={(hex, city) => {
        table.whyNot.value = null
        const chosen = cz.draft.value.city
        const again = chosen?.hex === hex && chosen.city === city
        cz.change({ city: again ? null : { hex, city }, action: null })
      }}
      onTurn={() => void turnTrial(cz)}
      onWhyNot={(hex, anchor, how) => whyNot(cz, hex, anchor, how)}
      labels={labels}
    />
  )
}

function targetsOf(cz: CzTable): ReadonlySet<string> | null {
  if (cz.table.acting.value === null) return null
  if (cz.decision.value === 'lay') return hexesToLay(cz)
  return cz.decision.value === 'run' && cz.draft.value.drawing !== null ? drawTargets(cz) : null
}

function cityTargets(cz: CzTable): CityTargets | null {
  const asked = cz.decision.value
  if (asked !== 'station' && asked !== 'city' && asked !== 'remove') return null
  const company = companyConcerned(asReadonly(cz.state.value))
  return { company: company ?? '', open: citiesHere(cz), chosen: cz.draft.value.city }
}

function pick(cz: CzTable, hex: string): void {
  cz.table.whyNot.value = null
  if (cz.table.acting.value === null) return
  if (cz.decision.value === 'lay') pickHex(cz, hex)
  else if (cz.decision.value === 'run') drawHex(cz, hex)
}

function whyNot(
  cz: CzTable,
  hex: string | null,
  anchor: DOMRect | null,
  how: 'hover' | 'focus' | 'press',
): void {
  const { table } = cz
  if (hex === null || anchor === null) {
    if (table.whyNot.value?.pinned === false) table.whyNot.value = null
    return
  }
  if (table.past.value || (how !== 'press' && table.acting.value === null)) return
  if (how !== 'press' && table.whyNot.value?.pinned === true) return
  const reason = whyNotHex(cz, hex)
  if (reason !== null) table.whyNot.value = { reason, anchor, pinned: how === 'press' }
}

function boardLabels(board: BoardView) {
  const { board: name, zoomIn, zoomOut, fit, miniMap } = words.value.table.board
  return { board: name, zoomIn, zoomOut, fit, miniMap, lands: landsAround(board) }
}

/** The board at which a plan begins. */
function boardAt(cz: CzTable, version: number): BoardView {
  return boardView(asReadonly(cz.stateAt(version)))
}

/** Hexes with another tile or other stations than before. */
function changedHexes(before: BoardView, now: BoardView): ReadonlySet<string> {
  const known = new Map(before.hexes.map((hex) => [hex.id, hex]))
  const isNew = (hex: HexView): boolean => {
    const was = known.get(hex.id)
    return was !== undefined && was !== hex && keyOf(was) !== keyOf(hex)
  }
  return new Set(now.hexes.filter(isNew).map(({ id }) => id))
}

function keyOf({ tile, stops, stations }: HexView): string {
  const standing = stops.map((stop) => stop.stations.join(','))
  return [tile?.id, tile?.rotation, ...standing, ...stations].join(' ')
}
