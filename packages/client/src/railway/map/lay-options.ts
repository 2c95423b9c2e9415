import type { RailwayView } from '@roundhouse/view/railway'
import { looksOf } from '../board/trial.ts'
import type { Gain, Lay } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'
import { type LayOption, layOptions } from './tiles-for-hex.ts'

/** The tiles for the picked hex; in the step of track those by powers of privates are among them. */
export function optionsHere(railway: RailwayTable): readonly LayOption[] {
  const { hex } = railway.draft.value
  if (hex === null) return []
  return optionsOn(railway, hex)
}

interface Kept {
  readonly gains: ReadonlyMap<string, Gain> | null
  readonly view: RailwayView
  readonly options: readonly LayOption[]
}

/** By what may be laid and by hex: fan, panel and keys ask for the same ones. */
const KEPT = new WeakMap<readonly Lay[], Map<string, Kept>>()

function optionsOn(railway: RailwayTable, hex: string): readonly LayOption[] {
  const lays = laysOpen(railway)
  const gains = foundIn(railway.gains.value)
  const view = railway.view.value
  const byHex = KEPT.get(lays) ?? new Map<string, Kept>()
  KEPT.set(lays, byHex)
  const known = byHex.get(hex)
  if (known?.gains === gains && known.view === view) return known.options
  const open = lays.filter((lay) => lay.hex === hex)
  const options = layOptions(open, gains, (tile) => leftOf(railway, tile), looksOf)
  byHex.set(hex, { gains, view, options })
  return options
}

/** The hexes on which something can be laid now. */
export function hexesToLay(railway: RailwayTable): ReadonlySet<string> {
  return new Set(laysOpen(railway).map(({ hex }) => hex))
}

/** A power once called upon in another step stays the only one; where track is laid all are open. */
function laysOpen(railway: RailwayTable): readonly Lay[] {
  const onTrack = railway.game.mapDecision(railway.state.value) === 'lay'
  return onTrack ? railway.allLays.value : [...railway.lays.value.values()].flat()
}

function leftOf(railway: RailwayTable, tile: string): number {
  return railway.view.value.bank.tiles.find(({ id }) => id === tile)?.left ?? 0
}

/** Picks a hex and puts the most promising tile on trial there. */
export function pickHex(railway: RailwayTable, hex: string): void {
  const options = optionsOn(railway, hex)
  const [first] = options
  if (first === undefined) return
  const promising = options.reduce((one, other) => ((other.gain ?? 0) > (one.gain ?? 0) ? other : one), first)
  chooseTile(railway, promising, hex)
}

/** The tile in its best rotation; a power is used only where the tile needs one, or is called upon already. */
export function chooseTile(railway: RailwayTable, option: LayOption, hex = railway.draft.value.hex): void {
  const { powers, tile, best } = option
  const called = railway.draft.value.power
  const needed = called !== null && powers.includes(called) ? called : (powers[0] ?? null)
  const power = powers.includes(null) ? null : needed
  railway.change({ hex, tile, rotation: best, power, action: null, city: null })
}

/** Turns the tile on trial to its next legal rotation; false when there is none. */
export function turnTrial(railway: RailwayTable): boolean {
  const { tile, rotation } = railway.draft.value
  const option = optionsHere(railway).find((each) => each.tile === tile)
  if (option === undefined) return false
  const at = option.rotations.indexOf(rotation)
  railway.change({ rotation: option.rotations[(at + 1) % option.rotations.length] ?? rotation })
  return true
}
