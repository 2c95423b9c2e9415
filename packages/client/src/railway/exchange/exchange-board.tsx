import type { Certificate, Exchange, ExchangeHolder, ExchangeParty } from '@roundhouse/view/railway'
import { words } from '../../shell/words.ts'
import { SectionLink } from '../../table/section-link.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { sayer } from '../panel/say.ts'
import type { RailwayTable } from '../railway-table.ts'
import { TrainChip } from '../train-chip.tsx'
import { railwayWords } from '../words.ts'
import './exchange-board.css'

/** A merger, an acquisition or a refinancing on one page: the companies, every holder before and after, who decides. */
export function ExchangeBoard({
  railway,
  exchange,
}: {
  readonly railway: RailwayTable
  readonly exchange: Exchange
}) {
  const say = sayer(railway)
  const { heading, section, parties, rule, columns, holders, foot } = exchange
  return (
    <details class="exchange-board" open>
      <summary>
        <h2>{say(heading)}</h2>
      </summary>
      <p class="exchange-rule">
        {say(rule)} <SectionLink table={railway.table} section={section} />
      </p>
      <div class="exchange-parties">
        {parties.map((party, at) => (
          <Party key={at} railway={railway} party={party} sign={signAt(parties, at)} />
        ))}
      </div>
      <div class="scrolls">
        <table class="exchange-holders">
          <thead>
            <tr>
              <th scope="col">{say(columns.holder)}</th>
              <th scope="col">{say(columns.holds)}</th>
              <th scope="col">{say(columns.gives)}</th>
              <th scope="col" class="after">
                {say(columns.after)}
              </th>
              <th scope="col">{say(columns.cash)}</th>
            </tr>
          </thead>
          <tbody>
            {holders.map((holder) => (
              <Holder key={holder.id} railway={railway} holder={holder} />
            ))}
          </tbody>
        </table>
      </div>
      <ul class="exchange-foot">
        {foot.map((line, at) => (
          <li key={at}>
            {say(line.said)}{' '}
            {line.section !== null && <SectionLink table={railway.table} section={line.section} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What stands before a card: the first one begins, two are added, the last one is what comes of them. */
function signAt(parties: readonly ExchangeParty[], at: number): string {
  if (at === 0) return ''
  return parties[at]?.role === 'result' ? (parties.length > 2 ? '=' : '→') : '+'
}

function Party({
  railway,
  party: { company, name, role, said, facts, trains, permits },
  sign,
}: {
  readonly railway: RailwayTable
  readonly party: ExchangeParty
  readonly sign: string
}) {
  const say = sayer(railway)
  return (
    <>
      {sign !== '' && (
        <span class="exchange-sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <article class="exchange-party" data-role={role}>
        <h3>
          <CompanySign company={lookOf(railway, company)} size={30} />
          <span>
            {company} <small>{name}</small>
          </span>
        </h3>
        <dl>
          <div>
            <dt>{say(said)}</dt>
          </div>
          {facts.map((fact, at) => (
            <div key={at}>
              <dt>{say(fact.name)}</dt>
              <dd>
                {say(fact.figure)}{' '}
                {fact.section !== null && <SectionLink table={railway.table} section={fact.section} />}
              </dd>
            </div>
          ))}
          <div>
            <dt>{say(trains.name)}</dt>
            <dd class="train-chips">
              {trains.trains.length === 0
                ? '–'
                : trains.trains.map((train, at) => <TrainChip key={at} train={train} />)}
            </dd>
          </div>
          {permits !== null && (
            <div>
              <dt>{say(permits.name)}</dt>
              <dd class="train-chips">
                {permits.permits.map((permit, at) => (
                  <TrainChip key={at} train={permit} title={permit.id} />
                ))}
              </dd>
            </div>
          )}
        </dl>
      </article>
    </>
  )
}

function Holder({ railway, holder }: { readonly railway: RailwayTable; readonly holder: ExchangeHolder }) {
  const say = sayer(railway)
  const { signed } = words.value.formats
  const { name, note, state, holds, gives, outcomes, choice } = holder
  return (
    <tr data-state={state}>
      <th scope="row">
        {say(name)}
        {note !== null && <small>{say(note)}</small>}
        {choice !== null && <small class="choice">{say(choice)}</small>}
      </th>
      <td>
        <Certificates railway={railway} certificates={holds} />
      </td>
      <td>
        <Certificates railway={railway} certificates={gives} />
      </td>
      <td class="after">
        {outcomes.map(({ after }, at) => (
          <Certificates key={at} railway={railway} certificates={after} />
        ))}
      </td>
      <td class="cash">
        {outcomes.map(({ cash }, at) => (
          <span key={at} data-sign={Math.sign(cash)}>
            {cash === 0 ? '–' : signed(cash)}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** Drawn as they are printed: the director's three wide with a firm edge, those that vanish hatched and dashed. */
function Certificates({
  railway,
  certificates,
}: {
  readonly railway: RailwayTable
  readonly certificates: readonly Certificate[]
}) {
  const t = railwayWords.value.companies
  if (certificates.length === 0) return <span class="certificates">–</span>
  return (
    <span class="certificates">
      {certificates.map(({ company, director, vanishes, half }, at) => {
        const { colour, text } = lookOf(railway, company)
        return (
          <i
            key={at}
            class="certificate"
            data-director={director}
            data-vanishes={vanishes}
            data-half={half}
            title={director ? `${company}, ${t.directorMark}` : company}
            style={{ '--colour': colour, '--letters': text }}
          >
            {company}
          </i>
        )
      })}
    </span>
  )
}
