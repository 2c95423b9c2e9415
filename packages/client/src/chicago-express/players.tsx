import type { PlayerView } from '@roundhouse/view/chicago-express'
import { BotSeat } from '../table/bot-seat.tsx'
import { Change } from '../table/change.tsx'
import { Monogram, PlayerName } from '../table/names.tsx'
import { Presence } from '../table/presence.tsx'
import type { ChicagoTable } from './chicago-table.ts'
import { CompanySign } from './company-sign.tsx'
import { dividendAfter } from './outlook.ts'
import { words } from './words.ts'
import './players.css'

/** In turn order: cash, shares as signs, and what the next dividend brings. */
export function Players({ chicago }: { readonly chicago: ChicagoTable }) {
  return (
    <ul class="players">
      {chicago.view.value.players.map((player) => (
        <Row key={player.seat} chicago={chicago} player={player} />
      ))}
    </ul>
  )
}

function Row({ chicago, player }: { readonly chicago: ChicagoTable; readonly player: PlayerView }) {
  const { table, view } = chicago
  const t = words.value.table
  const { money } = words.value.formats
  const info = table.session.players.value[player.seat]
  const name = table.naming.value.player(player.seat)
  const asked = view.value.asked === player.seat
  const was = chicago.seen.value?.players[player.seat]?.cash
  return (
    <li class="player" data-asked={asked}>
      <span class="who">
        <Monogram table={table} seat={player.seat} />
        <PlayerName name={name} />
        {asked && <span class="visually-hidden">, {t.chicago.toAct}</span>}
        {table.me.value === player.seat && <small>{t.you}</small>}
        <BotSeat bot={info?.bot} standIn={info?.standIn} />
        <Presence table={table} seat={player.seat} />
      </span>
      <b class={was !== undefined && was !== player.cash ? 'cash changed' : 'cash'}>
        <span class="visually-hidden">{t.chicago.cash} </span>
        {money(player.cash)}
      </b>
      <span class="holdings">
        <span class="visually-hidden">{t.chicago.sharesHeld(player.shares.length)}</span>
        {player.shares.map((company, index) => (
          <CompanySign key={index} company={company} size={19} />
        ))}
      </span>
      <span class="next">
        <span class="visually-hidden">{t.chicago.nextDividend} </span>
        <Change before={player.nextDividend} after={dividendAfter(chicago, player)} show={money} good />
      </span>
    </li>
  )
}
