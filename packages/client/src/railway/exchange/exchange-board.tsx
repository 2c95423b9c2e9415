import type { Certificate, Exchange, ExchangeHolder, ExchangeParty } from '@roundhouse/view/railway'
import { words } from '../../shell/words.ts'
import { Change } from '../../table/change.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { sayer } from '../panel/say.ts'
import type { RailwayTable } from '../railway-table.ts'
import { TrainChip } from '../train-chip.tsx'
import { moneyOf, railwayWords } from '../words.ts'
import { Runs } from './runs.tsx'
import { Stations } from './stations.tsx'
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
  const { heading, section, steps, parties, runs, rule, columns, holders, foot, stations, follows } = exchange
  return (
    <details class="exchange-board" open>
      <summary>
        <h2>{say(heading)}</h2>
        <ol class="exchange-steps">
          {steps.map(({ name, state }, at) => (
            <li key={at} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <i aria-hidden="true">{state === 'done' ? '✓' : at + 1}</i> {say(name)}
            </li>
          ))}
        </ol>
      </summary>
      <div class="exchange-parties">
        {parties.map((party, at) => (
          <Party key={at} railway={railway} party={party} sign={signAt(parties, at)} />
        ))}
      </div>
      {runs !== null && <Runs railway={railway} runs={runs} />}
      <p class="exchange-rule">
        {say(rule)} <SectionLink table={railway.table} section={section} short />
      </p>
      <div class="scrolls">
        <table class="exchange-holders">
          <thead>
            <tr>
              <th scope="col">{say(columns.holder)}</th>
              <th scope="col">{say(columns.holds)}</th>
              <th scope="col">{say(columns.gives)}</th>
              <th scope="col">{say(columns.keeps)}</th>
              <th scope="col" class="after">
                {say(columns.after)}
              </th>
              <th scope="col">{say(columns.cash)}</th>
              <th scope="col">{say(columns.worth)}</th>
            </tr>
          </thead>
          <tbody>
            {holders.map((holder) => (
              <Holder key={holder.id} railway={railway} holder={holder} />
            ))}
          </tbody>
        </table>
      </div>
      <Lines railway={railway} lines={foot} />
      {stations === null ? (
        <Lines railway={railway} lines={follows} />
      ) : (
        <Stations railway={railway} stations={stations}>
          <Lines railway={railway} lines={follows} />
        </Stations>
      )}
    </details>
  )
}

function Lines({ railway, lines }: { readonly railway: RailwayTable; readonly lines: Exchange['foot'] }) {
  const say = sayer(railway)
  return (
    <ul class="exchange-foot">
      {lines.map(({ said, section }, at) => (
        <li key={at}>
          {say(said)} {section !== null && <SectionLink table={railway.table} section={section} short />}
        </li>
      ))}
    </ul>
  )
}

/** What stands before a card: the first one begins, two are added, the last one is what comes of them. */
function signAt(parties: readonly ExchangeParty[], at: number): string {
  if (at === 0) return ''
  return parties[at]?.role === 'result' ? (parties.length > 2 ? '=' : '→') : '+'
}

function Party({
  railway,
  party: { company, name, role, said, facts, trains, permits, survive },
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
            {company}{' '}
            <small>
              {name} · {say(said)}
            </small>
          </span>
          {survive !== null && railway.table.acting.value !== null && (
            <GuardedButton
              table={railway.table}
              class="button small"
              why={survive.option.refusal}
              onPress={() => railway.change({ action: survive.option.action })}
            >
              {say(survive.said)}
            </GuardedButton>
          )}
        </h3>
        <dl>
          {facts.map((fact, at) => (
            <div key={at}>
              <dt>{say(fact.name)}</dt>
              <dd>
                {say(fact.figure)}{' '}
                {fact.section !== null && <SectionLink table={railway.table} section={fact.section} short />}
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
                  <TrainChip key={at} train={permit} />
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
  const { name, note, state, holds, gives, keeps, keepsSaid, outcomes, choice, worth, answers } = holder
  return (
    <tr data-state={state}>
      <th scope="row">
        {say(name)}
        {note !== null && <small>{say(note)}</small>}
      </th>
      <td>
        <Certificates railway={railway} certificates={holds} />
      </td>
      <td>
        <Certificates railway={railway} certificates={gives} />
      </td>
      <td class="keeps">
        {keeps.length > 0 && <Certificates railway={railway} certificates={keeps} />}
        {keepsSaid !== null && <small>{say(keepsSaid)}</small>}
        {answers.length > 0 && railway.table.acting.value !== null ? (
          <span class="answers" role="group" aria-label={choice === null ? undefined : say(choice)}>
            {answers.map(({ said, option }, at) => (
              <GuardedButton
                key={at}
                table={railway.table}
                class="button small"
                why={option.refusal}
                pressed={option.pressed}
                onPress={() => railway.change({ action: option.action })}
              >
                {say(said)}
              </GuardedButton>
            ))}
          </span>
        ) : (
          choice !== null && <small class="choice">{say(choice)}</small>
        )}
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
      <td class="worth">{worth !== null && <Change {...worth} show={moneyOf(railway)} />}</td>
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
            {half ? '½' : company}
          </i>
        )
      })}
    </span>
  )
}
