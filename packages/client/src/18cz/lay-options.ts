import { localIndex, localSize } from '@roundhouse/titles/18cz'
import { refusalSentence, sectionLabel } from '@roundhouse/words'
import type { TileOffer, TileOffersProps } from '../railway/board/tile-offers.ts'
import type { Lay } from '../railway/railway-game.ts'
import { foundIn } from '../railway/searching.ts'
import { words } from '../shell/words.ts'
import type { CzTable } from './cz-table.ts'
import { impossibleTiles } from './impossible-tiles.ts'
import { localShort, money, panelWords } from './panel/text.ts'
import { type LayOption, layOptions } from './tiles-for-hex.ts'

/** The tiles for the picked hex; in the track step those by powers of locals are among them. */
export function optionsHere(cz: CzTable): readonly LayOption[] {
  const { hex } = cz.draft.value
  if (hex === null) return []
  return optionsOn(cz, hex)
}

function optionsOn(cz: CzTable, hex: string): readonly LayOption[] {
  const open = laysOpen(cz).filter((lay) => lay.hex === hex)
  return layOptions(open, foundIn(cz.gains.value), (tile) => leftOf(cz, tile))
}

/** The hexes on which something can be laid now. */
export function hexesToLay(cz: CzTable): ReadonlySet<string> {
  return new Set(laysOpen(cz).map(({ hex }) => hex))
}

/** A power once called upon in another step stays the only one; in the track step all are open. */
function laysOpen(cz: CzTable): readonly Lay[] {
  const onTrack = cz.game.mapDecision(cz.state.value) === 'lay'
  return onTrack ? cz.game.laysIn(cz.choices.value) : [...cz.lays.value.values()].flat()
}

function leftOf(cz: CzTable, tile: string): number {
  return cz.view.value.bank.tiles.find(({ id }) => id === tile)?.left ?? 0
}

/** Picks a hex and puts the most promising tile on trial there. */
export function pickHex(cz: CzTable, hex: string): void {
  const options = optionsOn(cz, hex)
  const [first] = options
  if (first === undefined) return
  const promising = options.reduce((one, other) => ((other.gain ?? 0) > (one.gain ?? 0) ? other : one), first)
  chooseTile(cz, promising, hex)
}

/** The tile in its best rotation; a power is used only where the tile needs one, or is called upon already. */
export function chooseTile(cz: CzTable, option: LayOption, hex = cz.draft.value.hex): void {
  const { powers, tile, best } = option
  const called = cz.draft.value.power
  const needed = called !== null && powers.includes(called) ? called : (powers[0] ?? null)
  const power = powers.includes(null) ? null : needed
  cz.change({ hex, tile, rotation: best, power, action: null, city: null })
}

/** Turns the tile on trial to its next legal rotation; false when there is none. */
export function turnTrial(cz: CzTable): boolean {
  const { tile, rotation } = cz.draft.value
  const option = optionsHere(cz).find((each) => each.tile === tile)
  if (option === undefined) return false
  const at = option.rotations.indexOf(rotation)
  cz.change({ rotation: option.rotations[(at + 1) % option.rotations.length] ?? rotation })
  return true
}

/** What the fan and the tray show for the picked hex. */
export function tileOffers(cz: CzTable): TileOffersProps | null {
  const { hex, tile } = cz.draft.value
  const options = optionsHere(cz)
  if (hex === null || options.length === 0) return null
  const t = panelWords.value.lay
  const chosen = options.find((option) => option.tile === tile)
  return {
    offers: options.map((option) => offerOf(cz, option, option.tile === tile)),
    impossible: impossibleTiles(cz, hex)
      .filter((each) => !options.some((option) => option.tile === each.tile))
      .map(({ tile: id, refusal }) => ({
        tile: id,
        reason: refusalSentence(words.value, refusal, cz.table.naming.value),
        section: sectionLabel(words.value, refusal.section),
      })),
    onTurn: chosen !== undefined && chosen.rotations.length > 1 ? () => void turnTrial(cz) : null,
    orientation: cz.view.value.board.orientation,
    labels: { tiles: t.tiles, turn: t.turn, impossible: t.impossible },
  }
}

function offerOf(cz: CzTable, option: LayOption, chosen: boolean): TileOffer {
  const t = panelWords.value.lay
  const { tile, best, left, gain, powers } = option
  const needsPower = !powers.includes(null)
  const names = powers.flatMap((power) => (power === null ? [] : [localShort(power)]))
  const parts = [tile, t.left(left)]
  if (gain !== null && gain !== 0) parts.push(t.gain(`${gain > 0 ? '+' : '−'}${money(Math.abs(gain))}`))
  if (needsPower) parts.push(t.purple, ...names.slice(0, 1))
  return {
    key: tile,
    tile,
    rotation: chosen ? cz.draft.value.rotation : best,
    left,
    gain: cz.gains.value.kind === 'idle' || cz.gains.value.kind === 'failed' ? 0 : gain,
    chosen,
    ...(needsPower && typeof powers[0] === 'string' ? { power: powerOf(powers[0]) } : {}),
    onChoose: () => (chosen ? void turnTrial(cz) : chooseTile(cz, option)),
    label: parts.join(', '),
  }
}

/** The size of the local by whose power a tile is laid: its name would cover the tile. */
function powerOf(power: string): NonNullable<TileOffer['power']> {
  const { size } = localSize(localIndex(power))
  return { size, name: panelWords.value.locals.size[size] ?? size }
}
