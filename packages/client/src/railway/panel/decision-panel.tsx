import type { Fact } from '@roundhouse/view/railway'
import { lazy } from '../../shell/lazy.tsx'
import { screenSize } from '../../table/screen-size.ts'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { cardsOnStage } from '../map/cards.ts'
import type { RailwayTable } from '../railway-table.ts'
import { Besides } from './besides.tsx'
import { Bidders } from './bidders.tsx'
import { Buttons, Footing } from './buttons.tsx'
import { FigureTableOf } from './figure-table.tsx'
import { Groups } from './groups.tsx'
import { LoanOf } from './loans.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PutTogether } from './put-together.tsx'
import { RunMade } from './run-lines.tsx'
import { sayer } from './say.ts'

const Duties = lazy(async () => (await import('./duties.tsx')).Duties)
/** On a wide screen it stands in the place of the map. */
const ExchangeBoard = lazy(async () => (await import('../exchange/exchange-board.tsx')).ExchangeBoard)

/** A decision that is made in the panel, drawn from what the title tells of it. */
export function DecisionPanel({ railway }: { readonly railway: RailwayTable }) {
  const question = railway.question.value
  const say = sayer(railway)
  if (question === null) return null
  const { heading, hint, section, facts, loans, offer, groups, tables, duties, long } = question
  const confirm = say(question.confirm ?? heading)
  // On a phone amounts are chosen above a table, which would push them out of view.
  const foots = long && (screenSize.value !== 'phone' || tables.length === 0)
  const chosen = <PutTogether railway={railway} question={question} />
  return (
    <PanelFrame
      railway={railway}
      heading={say(heading)}
      hint={hint === null ? undefined : say(hint)}
      section={section}
    >
      <Facts railway={railway} facts={facts} />
      {loans.map((loan) => (
        <LoanOf key={loan.seat} railway={railway} loan={loan} />
      ))}
      <Bidders railway={railway} />
      {offer !== null && (
        <div class="lot">
          <CompanySign company={lookOf(railway, offer.company)} size={38} />
          <h3>{say(offer.said)}</h3>
        </div>
      )}
      {groups.some(({ look }) => look === 'sides') && <RunMade railway={railway} />}
      {/* What is proposed is read before others that could be. */}
      {question.exchange !== null && screenSize.value === 'phone' && (
        <ExchangeBoard railway={railway} exchange={question.exchange} />
      )}
      <Groups railway={railway} groups={groups} />
      {/* Where the footing stands still, tables move with what is above it: they may be higher than the panel. */}
      {!foots && chosen}
      {tables.map((table, at) => (
        <FigureTableOf key={at} railway={railway} table={table} />
      ))}
      {duties !== null && !cardsOnStage(railway) && <Duties railway={railway} duties={duties} />}
      <Besides railway={railway} />
      {foots ? (
        <Footing railway={railway} confirm={confirm}>
          {chosen}
        </Footing>
      ) : (
        <Buttons railway={railway} confirm={confirm} />
      )}
    </PanelFrame>
  )
}

function Facts({ railway, facts }: { readonly railway: RailwayTable; readonly facts: readonly Fact[] }) {
  const say = sayer(railway)
  if (facts.length === 0) return null
  return (
    <p class="prompt facts">
      {facts.map(({ name, figure }, at) => (
        <span key={at}>
          {say(name)} <b>{say(figure)}</b>
        </span>
      ))}
    </p>
  )
}
