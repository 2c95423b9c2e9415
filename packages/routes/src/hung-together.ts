import { type FreightPart, chainValues, earnsTheSame, joinedWhereMeeting } from './freight.ts'
import { meetingVariants, stationsOf } from './meeting.ts'
import type { SharedBoard } from './shared-board.ts'
import type { SharedRoute } from './shared-routes.ts'
import type { Arrangement, SlotOption } from './shared-slots.ts'
import type { SharedRun } from './solve-shared.ts'

/** The run of these options if their routes can hang together: the first arrangement and variants that do and are wanted. */
export function hungTogether(
  board: SharedBoard,
  chosen: readonly SlotOption[],
  score: number,
  isWanted: (run: SharedRun) => boolean,
): SharedRun | null {
  if (!mayHang(board, chosen)) return null
  const arranged: Arrangement[] = []
  // Only chains of freight trains have several arrangements, often thousands: what has one is made once.
  const all = chosen.map((option) =>
    option.ways === undefined ? [...option.arrangements()] : option.arrangements(),
  )
  return runFrom(0)

  function runFrom(slot: number): SharedRun | null {
    const arrangements = all[slot]
    if (arrangements === undefined) return runOf()
    for (const one of arrangements) {
      arranged[slot] = one
      const run = runFrom(slot + 1)
      if (run !== null) return run
    }
    return null
  }

  function runOf(): SharedRun | null {
    const stations = arranged.flatMap(({ stations: own }) => own)
    const picked = meetingVariants(stations, board.home, board.words)
    if (picked === null || !groupedAsRecorded(board, chosen, arranged)) return null
    let next = 0
    const routes = arranged.map((one) =>
      one.variants.map((choice) => choice[picked[next++] as number] as SharedRoute),
    )
    const run = {
      covers: chosen.map((option) => option.cover),
      arranged: arranged.slice(),
      routes,
      score,
    }
    return isWanted(run) ? run : null
  }
}

/** Looks at the stations that the ways of each option touch, which are far fewer than its arrangements. */
function mayHang({ home, words }: SharedBoard, chosen: readonly SlotOption[]): boolean {
  const ways = chosen.flatMap(({ touches, ways: own }) =>
    touches.length === 0 ? [] : [stationsOf(own?.() ?? [touches], words)],
  )
  return meetingVariants(ways, home, words) !== null
}

/**
 * Recorded games join freights wherever they meet; an arrangement that takes them apart there does not exist, and
 * one that comes back to its beginning is paid for the train that was first to be joined.
 */
function groupedAsRecorded(
  { graph, trains, rules }: SharedBoard,
  chosen: readonly SlotOption[],
  arranged: readonly Arrangement[],
): boolean {
  const { shared } = rules
  if (shared?.freightsAlwaysJoin !== true) return true
  const order = new Map(trains.map((train, index) => [train.id, index]))
  const parts = arranged
    .flatMap(({ parts: own, trains: ids }) =>
      own.map((part, index) => ({ part, at: order.get(ids[index] as string) ?? 0 })),
    )
    .toSorted((a, b) => a.at - b.at)
    // Trains with the same ends must be told apart.
    .map(({ part }) => ({ ...part }))
  const [groups] = joinedWhereMeeting(parts, shared)
  const wanted = arranged.flatMap((one) => (one.parts.length > 0 ? [nameOf(one.parts)] : []))
  if (groups === undefined || sorted(groups.map(nameOf)).join(' ') !== sorted(wanted).join(' ')) return false
  return chosen.every(({ earns }, index) => {
    const own = (arranged[index] as Arrangement).parts
    if (earns === undefined || own.length === 0) return true
    return groups.some(
      (group) =>
        nameOf(group) === nameOf(own) &&
        chainValues(graph, group, shared).some((value) => earnsTheSame(value, earns)),
    )
  })
}

function nameOf(group: readonly FreightPart[]): string {
  return sorted(
    group.map(({ permanent, ends: [one, other] }) =>
      [permanent, one.stop, one.hex, other.stop, other.hex].join(' '),
    ),
  ).join()
}

function sorted(names: readonly string[]): string[] {
  return names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}
