import type { Duties as Owed, Duty } from '@roundhouse/view/railway'
import { SectionLink } from '../../table/section-link.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { RailwayTable } from '../railway-table.ts'
import { sayer } from './say.ts'
import './duties.css'

/** Shares that must still be sold, drawn as boxes, and the fine if they are not. */
export function Duties({ railway, duties }: { readonly railway: RailwayTable; readonly duties: Owed }) {
  const say = sayer(railway)
  return (
    <section class="group duties">
      <h3>
        {say(duties.heading)}{' '}
        <small>
          <SectionLink table={railway.table} section={duties.section} />
        </small>
      </h3>
      <ul>
        {duties.list.map((duty) => (
          <li key={duty.company}>
            <DutyOf railway={railway} duty={duty} />
          </li>
        ))}
      </ul>
      <p class="prompt">{say(duties.rule)}</p>
    </section>
  )
}

function DutyOf({ railway, duty }: { readonly railway: RailwayTable; readonly duty: Duty }) {
  const say = sayer(railway)
  const { company, said, note, certificate, sold, missing, missingSaid, fine } = duty
  return (
    <>
      <CompanySign company={lookOf(railway, company)} size={26} />
      <span class="what">
        <b>{say(said)}</b>
        <small>{say(note)}</small>
      </span>
      <span class="boxes">
        <span aria-hidden="true">
          <i data-certificate>{certificate}</i>
          {Array.from({ length: sold }, (_, at) => (
            <i key={at} data-sold />
          ))}
          {Array.from({ length: missing }, (_, at) => (
            <i key={-at - 1} />
          ))}
        </span>
        <small>{say(missingSaid)}</small>
      </span>
      <b class="fine">{say(fine)}</b>
    </>
  )
}
