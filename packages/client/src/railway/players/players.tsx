import type { ReadonlySignal } from '@preact/signals'
import type { Seat } from '@roundhouse/kernel'
import type { Chronicle, PlayerView } from '@roundhouse/view/railway'
import { memo } from '../../board/memo.ts'
import { words } from '../../shell/words.ts'
import { BotSeat } from '../../table/bot-seat.tsx'
import { PlayerName } from '../../table/names.tsx'
import { Presence } from '../../table/presence.tsx'
import { openedCharter } from '../companies/opened.ts'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { roundName } from '../rounds.ts'
import { type ShownTable, freshness } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { moneyOf, percentOf, railwayWords } from '../words.ts'
import { incomeIn, lastOperatingRound } from './last-income.ts'
import '../companies/companies.css'
import './players.css'

/** In the order of the priority cards: cash, certificates, privates, last income, worth, and the shares as signs. */
export function Players({
  railway,
  texts,
  chronicle,
}: {
  readonly railway: ShownTable
  readonly texts: TitleTexts
  readonly chronicle: ReadonlySignal<Chronicle>
}) {
  const { columns, incomeOf } = railwayWords.value.players
  const story = chronicle.value
  const paid = lastOperatingRound(story)
  const { players, bank } = railway.view.value
  const seats = railway.table.session.players.value
  const seen = new Map(railway.seen.value?.players.map((player) => [player.seat, player]))
  return (
    <table
      class="railway-players"
      data-many={players.length > 4}
      data-privates={texts.privates !== ''}
      data-bots={seats.some(({ bot, standIn }) => bot ?? standIn)}
    >
      <Heads
        privates={texts.privates}
        short={texts.privatesShort}
        income={paid === null ? columns.income : incomeOf(roundName(story.rounds[paid]))}
      />
      {players.map((player) => (
        <Row
          key={player.seat}
          {...rowOf(railway, player, seen.get(player.seat), bank.certificateLimit)}
          income={paid === null ? '–' : moneyOf(railway)(incomeIn(story, paid, player.seat))}
        />
      ))}
    </table>
  )
}

interface HeadsProps {
  readonly privates: string
  readonly short: string
  readonly income: string
}

const Heads = memo(({ privates, short, income }: HeadsProps) => {
  const { columns } = railwayWords.value.players
  return (
    <thead>
      <tr>
        <th scope="col">{columns.player}</th>
        <th scope="col">{columns.cash}</th>
        <th scope="col">
          <abbr title={columns.certificates}>{columns.certificatesShort}</abbr>
        </th>
        <th scope="col">
          <abbr title={privates} data-short={short}>
            {privates}
          </abbr>
        </th>
        <th scope="col">
          <abbr title={income}>{columns.income}</abbr>
        </th>
        <th scope="col">{columns.worth}</th>
        <th scope="col" class="held-head">
          {columns.holdings}
        </th>
      </tr>
    </thead>
  )
})

interface RowProps {
  readonly railway: ShownTable
  readonly place: number
  readonly name: string
  readonly notes: string
  readonly seat: Seat
  readonly bot: string | null | undefined
  readonly standIn: string | null | undefined
  readonly acts: boolean
  readonly cash: string
  readonly cashFresh: string | undefined
  readonly certificates: string
  readonly full: boolean
  readonly privates: number
  readonly privateNames: string
  /** Of the last operating round. */
  readonly income: string
  readonly worth: string
  readonly worthFresh: string | undefined
  readonly loan: string
  readonly penalty: string
  /** "NWB 2 40 d": company, shares, percent and whether he directs it, one after the other. */
  readonly holdings: string
}

function rowOf(
  railway: ShownTable,
  player: PlayerView,
  seen: PlayerView | undefined,
  limit: number,
): Omit<RowProps, 'income'> {
  const { players: t } = railwayWords.value
  const { table } = railway
  const money = moneyOf(railway)
  const { seat, cash, worth, debt, penalty, directs } = player
  const info = table.session.players.value[seat]
  return {
    railway,
    place: player.place,
    name: table.naming.value.player(seat),
    notes: table.me.value === seat ? words.value.table.you : '',
    seat,
    bot: info?.bot,
    standIn: info?.standIn,
    acts: player.acts,
    cash: money(cash),
    cashFresh: freshness(cash, seen?.cash),
    certificates: `${player.certificates}/${limit}`,
    full: player.certificates >= limit,
    privates: player.privates.length,
    privateNames: player.privates.map(({ name }) => name).join(', '),
    worth: money(worth),
    worthFresh: freshness(worth, seen?.worth),
    loan: debt > 0 ? (railway.panels.debtName ?? t.loan)(money(debt)) : '',
    penalty: penalty > 0 ? t.penalty(money(penalty)) : '',
    holdings: player.holdings
      .toSorted((a, b) => Number(directs.includes(b.company)) - Number(directs.includes(a.company)))
      .map(
        ({ company, shares, percent }) =>
          `${company} ${shares} ${percent} ${directs.includes(company) ? 'd' : ''}`,
      )
      .join(','),
  }
}

const Row = memo(function Row(props: RowProps) {
  const { players: t } = railwayWords.value
  const { place, name, notes, acts, loan, penalty } = props
  const first = place === 1
  return (
    <tbody data-acts={acts} data-bot={Boolean(props.bot ?? props.standIn)}>
      <tr>
        <th scope="row">
          <span class="who">
            <span class="place" data-first={first} title={first ? t.priority : undefined}>
              {place}
            </span>
            <span class="called">
              <PlayerName name={name} />
              {first && <span class="visually-hidden">, {t.priority}</span>}
              {acts && <span class="visually-hidden">, {t.acts}</span>}
              {notes !== '' && <small>{notes}</small>}
              <Presence table={props.railway.table} seat={props.seat} />
            </span>
            <BotSeat bot={props.bot} standIn={props.standIn} />
          </span>
        </th>
        <td>
          <b class={props.cashFresh}>{props.cash}</b>
        </td>
        <td data-full={props.full}>{props.certificates}</td>
        <td title={props.privateNames}>{props.privates}</td>
        <td>{props.income}</td>
        <td>
          <b class={props.worthFresh}>{props.worth}</b>
        </td>
      </tr>
      <tr class="second">
        <td colSpan={6}>
          <span class="holdings">
            <Holdings railway={props.railway} text={props.holdings} />
            {[loan, penalty].map((owed) => owed !== '' && <span class="chip debt">{owed}</span>)}
          </span>
        </td>
      </tr>
    </tbody>
  )
})

function Holdings({ railway, text }: { readonly railway: ShownTable; readonly text: string }) {
  const { players: t } = railwayWords.value
  if (text === '') return <span class="muted">{t.noShares}</span>
  return (
    <>
      {text.split(',').map((each) => {
        const [company = '', shares = '', percent = '', directs = ''] = each.split(' ')
        const held = t.holds(company, Number(shares), percentOf(Number(percent)))
        const told = directs === '' ? held : `${held}, ${t.directs(company)}`
        return (
          <button
            key={company}
            type="button"
            class="holding"
            data-directs={directs !== ''}
            title={told}
            onClick={() => (openedCharter.value = company)}
          >
            <span class="visually-hidden">{told}</span>
            <span class="sign-face" aria-hidden="true">
              <CompanySign company={lookOf(railway, company)} size={18} />
              {Number(shares) > 1 && <small>{shares}</small>}
            </span>
          </button>
        )
      })}
    </>
  )
}
