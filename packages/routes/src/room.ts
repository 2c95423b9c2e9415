import { type Bits, bitsOf, meet, unite } from './bits.ts'
import { type FreightEnd, freightValues, groupingsOf, pairValue } from './freight.ts'
import type { SharedBoard } from './shared-board.ts'
import type { Slot, SlotOption } from './shared-slots.ts'
import type { SharedRun } from './solve-shared.ts'
import { type SharedTrain, kindName } from './trains.ts'

type Freight = Extract<SharedTrain, { kind: 'freight' }>
type Block = readonly SharedTrain[]

/**
 * Trains for which a run may leave no room [1862 7.8]: freights that must join others and may find no end to join, and
 * trains that have no route by way of the home station, where a route would meet whatever runs.
 */
export function mayStayBehind(board: SharedBoard): readonly SharedTrain[] {
  const freights = board.able.filter((train) => train.kind === 'freight')
  const mustJoin = freights.length > 1 && freights.some(({ permanent }) => permanent !== true)
  return board.able.filter((train) => (mustJoin && train.kind === 'freight') || !callsAtHome(board, train))
}

/**
 * The slots of freights grouped like this and of the others, without the options beside which one of those left behind
 * can always run; null if it can beside all. What is left may still leave room: that is seen when routes are known.
 */
export function slotsLeavingNoRoom(
  board: SharedBoard,
  grouping: readonly Block[],
  others: readonly SharedTrain[],
  behind: readonly SharedTrain[],
): Slot[] | null {
  const rooms = behind.map((train) => roomsOf(grouping, train))
  if (behind.some((train, at) => rooms[at]?.alone === true && callsAtHome(board, train))) return null
  const met = new Int32Array(board.words)
  behind.forEach((train, at) => {
    if (rooms[at]?.alone === true) for (const { touches } of board.routesOf(train)) unite(met, touches)
  })
  const slots: Slot[] = []
  for (const [at, block] of grouping.entries()) {
    const joining = behind.filter((_, index) => rooms[index]?.joins.has(at) === true)
    // Chains take longer to list than where they could end.
    if (joining.length > 0 && !mayEndElsewhere(board, block, joining)) return null
    slots.push(
      without(board.chainOf(block), (option) => joining.some((train) => joins(board, option, train))),
    )
  }
  for (const train of others) slots.push(without(board.slotOf(train), () => false))
  return slots.some(({ options }) => options.length === 0) ? null : slots

  function without(slot: Slot, hasRoom: (option: SlotOption) => boolean): Slot {
    const options = slot.options.filter((option) => !meet(surelyMet(board, option), met) && !hasRoom(option))
    if (options.length === slot.options.length) return slot
    return { ...slot, options, name: `${slot.name} without ${behind.map(kindName).join()}` }
  }
}

interface Rooms {
  /** Whether it may run on its own, wherever it meets others. */
  readonly alone: boolean
  /** Numbers of the chains that it may join. */
  readonly joins: ReadonlySet<number>
}

/** Where a train may run beside freights grouped like this. */
function roomsOf(grouping: readonly Block[], train: SharedTrain): Rooms {
  if (train.kind !== 'freight') return { alone: true, joins: new Set() }
  const blockOf = new Map<SharedTrain, number>(
    grouping.flatMap((block, at) => block.map((each) => [each, at] as const)),
  )
  const joins = new Set<number>()
  let alone = false
  for (const possible of groupingsOf<Freight>([...grouping.flat().filter(isFreight), train])) {
    const own = possible.find((block) => block.includes(train)) ?? []
    const rest = possible.filter((block) => block !== own || own.length > 1)
    const isSame = rest.every((block) => {
      const [first, ...more] = block.filter((each) => each !== train)
      const at = blockOf.get(first as SharedTrain) as number
      return more.length + 1 === grouping[at]?.length && more.every((each) => blockOf.get(each) === at)
    })
    if (!isSame) continue
    const [beside] = own.filter((each) => each !== train)
    if (beside === undefined) alone = true
    else joins.add(blockOf.get(beside) as number)
  }
  return { alone, joins }
}

function isFreight(train: SharedTrain): train is Freight {
  return train.kind === 'freight'
}

function mayEndElsewhere(board: SharedBoard, chain: Block, joining: readonly SharedTrain[]): boolean {
  const joins = joining.map((train) => board.endsOf(train))
  const isFree = (stop: number): boolean => !joins.some((ends) => ends.has(stop))
  return chain.some((train) =>
    board.routesOf(train).some(({ ends }) => ends.some(({ stop }) => isFree(stop))),
  )
}

/** Whether a freight can be joined to an outer end of this chain, or to the end by which a closed one is paid. */
function joins(board: SharedBoard, { earns }: SlotOption, train: SharedTrain): boolean {
  const { graph, rules } = board
  if (earns === undefined || !earns.paid.some((stop) => board.endsOf(train).has(stop))) return false
  const [one, other] = earns.paid
  return board.routesOf(train).some(({ ends: [first, last] }) => goesOn(first, last) || goesOn(last, first))

  function goesOn({ stop }: FreightEnd, onward: FreightEnd): boolean {
    if ((stop !== one && stop !== other) || graph.stops[stop]?.kind !== 'city') return false
    const far = stop === one ? other : one
    if (far === undefined || far === onward.stop) return true
    return pairValue(graph, { stop: far, hex: '' }, onward, rules.shared ?? {}).length > 0
  }
}

/** Stations in which an option meets others whichever way it runs: of chains the outer ends are known. */
function surelyMet({ graph, words }: SharedBoard, { earns, touches }: SlotOption): Bits {
  if (earns === undefined) return touches
  return bitsOf(
    earns.paid.filter((stop) => graph.stops[stop]?.kind === 'city'),
    words,
  )
}

/** Whether a train that stays behind could be given a route beside this run. */
export function hasRoomFor(board: SharedBoard, { routes, arranged }: SharedRun, train: SharedTrain): boolean {
  const { graph, rules, home, words } = board
  const running = routes.flat()
  const met = bitsOf(running.length === 0 ? [home] : [], words)
  for (const route of running) unite(met, route.touches)
  const meeting = board.routesOf(train).filter(({ touches }) => meet(touches, met))
  if (train.kind !== 'freight') return meeting.length > 0
  const joined = arranged.flatMap(({ parts }) => parts)
  const permanent = train.permanent === true
  const tried = new Set<string>()
  return meeting.some(({ ends }) => {
    const name = ends.map(({ stop }) => stop).join()
    if (tried.has(name)) return false
    tried.add(name)
    return freightValues(graph, [...joined, { permanent, ends }], rules.shared ?? {}).length > 0
  })
}

function callsAtHome(board: SharedBoard, train: SharedTrain): boolean {
  const home = bitsOf([board.home], board.words)
  return board.routesOf(train).some(({ touches }) => meet(touches, home))
}
