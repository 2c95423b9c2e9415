import { refusalSentence, sectionLabel } from '@roundhouse/words'
import { titleWords } from '../../shell/words.ts'
import type { TileOffer, TileOffersProps } from '../board/tile-offers.ts'
import { sayer } from '../panel/say.ts'
import { powerOf } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { impossibleTiles } from './impossible-tiles.ts'
import { chooseTile, optionsHere, turnTrial } from './lay-options.ts'
import type { LayOption } from './tiles-for-hex.ts'

/** What the fan and the tray show for the picked hex. */
export function tileOffers(railway: RailwayTable): TileOffersProps | null {
  const { hex, tile } = railway.draft.value
  const options = optionsHere(railway)
  if (hex === null || options.length === 0) return null
  const t = railwayWords.value.panel.lay
  const chosen = options.find((option) => option.tile === tile)
  return {
    offers: options.map((option) => offerOf(railway, option, option.tile === tile)),
    impossible: impossibleTiles(railway, hex)
      .filter((each) => !options.some((option) => option.tile === each.tile))
      .map(({ tile: id, refusal }) => ({
        tile: id,
        reason: refusalSentence(titleWords.value, refusal, railway.table.naming.value),
        section: sectionLabel(titleWords.value, refusal.section),
      })),
    onTurn: chosen !== undefined && chosen.rotations.length > 1 ? () => void turnTrial(railway) : null,
    orientation: railway.view.value.board.orientation,
    labels: { tiles: t.tiles, turn: t.turn, impossible: t.impossible },
  }
}

function offerOf(railway: RailwayTable, option: LayOption, chosen: boolean): TileOffer {
  const t = railwayWords.value.panel.lay
  const money = moneyOf(railway)
  const say = sayer(railway)
  const { tile, best, left, gain, isLeast, powers } = option
  const needsPower = !powers.includes(null)
  const [first = null] = powers
  const power = needsPower && first !== null ? powerOf(railway.game, first) : null
  const parts = [tile, t.left(left)]
  if (gain !== null && (gain !== 0 || isLeast)) {
    const amount = `${gain < 0 ? '−' : '+'}${money(Math.abs(gain))}`
    parts.push(isLeast ? t.gainAtLeast(amount) : t.gain(amount))
  }
  if (power !== null) parts.push(say(power.tile), power.name)
  return {
    key: tile,
    tile,
    rotation: chosen ? railway.draft.value.rotation : best,
    left,
    gain: railway.gains.value.kind === 'idle' || railway.gains.value.kind === 'failed' ? 0 : gain,
    isLeast,
    chosen,
    // Its name would cover the tile.
    ...(power === null ? {} : { power: { size: power.kind, name: say(power.kindName) } }),
    onChoose: () => (chosen ? void turnTrial(railway) : chooseTile(railway, option)),
    label: parts.join(', '),
  }
}
