import type { Notice, NoticeExchange } from '@roundhouse/view/railway'
import { SectionLink } from '../../table/section-link.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { Notes } from '../panel/meaning.tsx'
import { sayer } from '../panel/say.ts'
import type { RailwayTable } from '../railway-table.ts'
import { TrainChip } from '../train-chip.tsx'
import { percentOf } from '../words.ts'
import './notices.css'

/** What will happen by itself, a card for each company: who gives and gets what, and what it will have. */
export function Notices({ railway, folded }: { readonly railway: RailwayTable; readonly folded: boolean }) {
  return (
    <>
      {railway.notices.value.map((notice) => (
        <NoticeCard key={notice.company} railway={railway} notice={folded ? { ...notice, folded } : notice} />
      ))}
    </>
  )
}

interface Props {
  readonly railway: RailwayTable
  readonly notice: Notice
}

function NoticeCard({ railway, notice }: Props) {
  const { company, heading, section, folded } = notice
  const say = sayer(railway)
  const look = lookOf(railway, company)
  return (
    <details class="card notice-card" open={!folded} style={{ '--company': look.colour }}>
      <summary>
        <CompanySign company={look} size={26} />
        <h2>{say(heading)}</h2>
      </summary>
      <div class="notice-body">
        <p class="notice-lead">
          {say(notice.lead)} <SectionLink table={railway.table} section={section} />
        </p>
        <ol class="notice-exchanges">
          {notice.exchanges.map((each) => (
            <Exchange key={each.company} railway={railway} exchange={each} />
          ))}
        </ol>
        <SharesAfter railway={railway} notice={notice} />
        <Notes railway={railway} notes={[notice.note]} />
        <Sums railway={railway} notice={notice} />
      </div>
    </details>
  )
}

function Exchange({
  railway,
  exchange: { company, gives, gets, director },
}: {
  readonly railway: RailwayTable
  readonly exchange: NoticeExchange
}) {
  const say = sayer(railway)
  return (
    <li>
      <CompanySign company={lookOf(railway, company)} size={20} />
      <span class="gives">{say(gives)}</span>
      <span aria-hidden="true">→</span>
      <b class="gets" data-director={director}>
        {say(gets)}
      </b>
    </li>
  )
}

/** A holding of fewer percent has room for a letter of its holder. */
const ROOM_FOR_NAME = 20

/** Each holding as wide as it is; the director's framed. */
function SharesAfter({ railway, notice }: Props) {
  const say = sayer(railway)
  return (
    <ul class="notice-shares">
      {notice.shares.map(({ who, percent, kind }) => {
        const text = `${say(who)} ${percentOf(percent)}`
        return (
          <li key={text} data-kind={kind} style={{ '--part': String(percent) }} title={text}>
            <span class="visually-hidden">{text}</span>
            <span class="holder" aria-hidden="true" title={text}>
              {percent < ROOM_FOR_NAME ? say(who).slice(0, 1) : say(who)}
            </span>
            <span aria-hidden="true">{percentOf(percent)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Money that adds up, trains against their limit, stations and the price of the next. */
function Sums({ railway, notice: { sum, trains, stations } }: Props) {
  const say = sayer(railway)
  return (
    <dl class="notice-sums">
      {sum.map(({ name, figure }, at) => (
        <div key={at} data-total={at === sum.length - 1}>
          <dt>{say(name)}</dt>
          <dd>{say(figure)}</dd>
        </div>
      ))}
      <div>
        <dt>{say(trains.name)}</dt>
        <dd class="train-chips">
          {trains.list.map((train, at) => (
            <TrainChip key={at} train={train} />
          ))}
        </dd>
      </div>
      <div>
        <dt>{say(stations.name)}</dt>
        <dd>{say(stations.figure)}</dd>
      </div>
    </dl>
  )
}
