import type { InputError } from './answer.ts'
import type { Chain, RouteGraph } from './graph.ts'
import { type Rules, type Train, isShared } from './trains.ts'

/** The first thing wrong with an input, or null. Order of the tests is fixed, so the answer is too. */
export function inputError(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
  workLimit: number | undefined,
): InputError | null {
  return graphError(graph, rules) ?? trainError(trains, rules) ?? rulesError(graph, rules, workLimit)
}

function graphError(graph: RouteGraph, rules: Rules): InputError | null {
  const known = new Set<string>()
  for (const stop of graph.stops) {
    if (known.has(stop.id)) return { code: 'duplicate-stop', params: { stop: stop.id } }
    known.add(stop.id)
    const wrong = isAmount(stop.value) ? (stop.extra ?? 0) : stop.value
    if (!isAmount(wrong)) return { code: 'bad-value', params: { stop: stop.id, value: String(wrong) } }
  }
  for (let index = 0; index < graph.chains.length; index++) {
    const chain = graph.chains[index] as Chain
    const end = known.has(chain.from) ? chain.to : chain.from
    if (!known.has(end)) return { code: 'unknown-stop', params: { chain: index, stop: end } }
    if (chain.from === chain.to) return { code: 'loop-chain', params: { chain: index, stop: chain.from } }
    const error =
      pieceError(chain.pieces, index) ?? (rules.track === 'shared' ? hexError(graph, index) : null)
    if (error !== null) return error
  }
  return null
}

function pieceError(pieces: readonly number[], chain: number): InputError | null {
  if (pieces.length === 0) return { code: 'bad-piece', params: { chain, piece: '' } }
  for (let at = 0; at < pieces.length; at++)
    if (!isAmount(pieces[at] as number))
      return { code: 'bad-piece', params: { chain, piece: String(pieces[at]) } }
  for (let at = 1; at < pieces.length; at++)
    if (pieces.indexOf(pieces[at] as number) < at) return { code: 'repeated-piece', params: { chain } }
  return null
}

/** Shared track needs hexes for distances and subsidies; each chain must run from hex to neighbouring hex. */
function hexError(graph: RouteGraph, index: number): InputError | null {
  const hexes = graph.chains[index]?.hexes ?? []
  if (hexes.length === 0) return { code: 'hexes-missing', params: { chain: index } }
  for (const [place, hex] of hexes.entries()) {
    const here = graph.positions?.[hex]
    if (here === undefined || !here.every((axis) => Number.isSafeInteger(axis))) {
      return { code: 'unknown-hex', params: { chain: index, hex } }
    }
    const before = graph.positions?.[hexes[place - 1] ?? '']
    if (place === 0 || before === undefined) continue
    const [q, r] = [here[0] - before[0], here[1] - before[1]]
    if (Math.abs(q) + Math.abs(r) + Math.abs(q + r) !== 2)
      return { code: 'open-graph', params: { chain: index, hex } }
  }
  return null
}

function trainError(trains: readonly Train[], rules: Rules): InputError | null {
  const known = new Set<string>()
  for (const train of trains) {
    if (known.has(train.id)) return { code: 'duplicate-train', params: { train: train.id } }
    known.add(train.id)
    if (!isSound(train)) return { code: 'bad-train', params: { train: train.id } }
    if (isShared(train) !== (rules.track === 'shared'))
      return { code: 'train-not-of-rules', params: { train: train.id } }
  }
  return null
}

/** A train that comes from outside may be of no kind at all. */
function isSound(train: Train): boolean {
  switch (train.kind) {
    case 'normal':
    case 'express':
      return isSize(train.stops)
    case 'plus':
      return isSize(train.cities) && isSize(train.stops)
    case 'goods':
      return isSize(train.cities)
    case 'local':
    case 'intercity':
      return isSize(train.pay) && isSize(train.visit) && train.pay <= train.visit
    case 'freight':
      return isSize(train.hexes)
    default:
      return false
  }
}

function isSize(size: number): boolean {
  return isAmount(size) && size >= 1 && size <= 99
}

function rulesError(graph: RouteGraph, rules: Rules, workLimit: number | undefined): InputError | null {
  const { bonuses = [] } = rules
  const known = new Set(bonuses.length === 0 ? [] : graph.stops.map((stop) => stop.id))
  for (const bonus of bonuses) {
    if (!isAmount(bonus.amount))
      return { code: 'bad-value', params: { stop: 'bonus', value: String(bonus.amount) } }
    const stranger = bonus.needs.flat().find((id) => !known.has(id))
    if (stranger !== undefined) return { code: 'unknown-bonus-stop', params: { stop: stranger } }
  }
  if (workLimit !== undefined && !(workLimit >= 1))
    return { code: 'bad-work-limit', params: { limit: String(workLimit) } }
  return null
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
