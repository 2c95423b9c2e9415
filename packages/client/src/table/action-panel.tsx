import { Icon } from '../shell/icons.tsx'
import { lazy } from '../shell/lazy.tsx'
import { words } from '../shell/words.ts'
import { Advice } from './advice.tsx'
import { TroubleLine } from './announcer.tsx'
import { Automate, PlacedOrders } from './automate.tsx'
import { botPart } from './bot-part.ts'
import { PlanStart } from './plan-start.tsx'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import './action-panel.css'
import './decision.css'

export const PastBar = lazy(async () => (await import('./past-bar.tsx')).PastBar)
const PlanBar = lazy(async () => (await import('./plan-bar.tsx')).PlanBar)
const StandInBar = botPart(async () => (await import('../bots/stand-in-bar.tsx')).StandInBar)
const FailingBar = botPart(async () => (await import('../bots/failing-bar.tsx')).FailingBar)
const ProposalRequest = lazy(async () => (await import('./proposal.tsx')).ProposalRequest)

/** What is to be decided now; in the past, the way back; at the end, the result. */
export function ActionPanel({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  if (!table.asks.value) return <PastBar table={table} title={title} />
  // It comes with the first bot: once one fails, parts of the program may not come any more.
  const failing = table.session.seating?.failing
  const played = table.session.players.value.some(({ bot, standIn }) => bot ?? standIn)
  const asked = table.session.proposal.value !== null || table.proposalAnswer.value !== null
  return (
    <>
      <div class="decision scrolls">
        {table.plan !== null && <PlanBar table={table} title={title} controls={table.plan} />}
        {asked && <ProposalRequest table={table} title={title} />}
        <TroubleLine table={table} />
        <WaitingMove table={table} />
        {failing && played && <FailingBar failing={failing} />}
        {table.session.players.value.some(({ standIn }) => standIn) && <StandInBar table={table} />}
        <PlacedOrders table={table} />
        {table.state.value.ended === null ? <title.Panel /> : <title.Result />}
      </div>
      <div class="other-ways">
        <Automate table={table} />
        <PlanStart table={table} />
        {title.Shortcut && <title.Shortcut />}
        <Advice table={table} title={title} />
      </div>
    </>
  )
}

/** What is told to somebody who plays for the first time stands before the decision and has its own room. */
export function GuideFor({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  return title.Guide === undefined || !table.asks.value ? null : <title.Guide />
}

/** Decided while the line was down: it is kept here and goes out by itself. */
function WaitingMove({ table }: { readonly table: Table }) {
  const { pending, connection } = table.session
  if (!pending.value || connection.value === 'online') return null
  return (
    <p class="waiting-move" role="status">
      <Icon name="clock" size={15} />
      {words.value.table.connection.waits}
    </p>
  )
}
