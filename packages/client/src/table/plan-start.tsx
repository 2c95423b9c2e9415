import { Icon } from '../shell/icons.tsx'
import { words } from '../shell/words.ts'
import type { Table } from './table.ts'
import './plan.css'

/** The way into a plan, small under the decision. */
export function PlanStart({ table }: { readonly table: Table }) {
  const { startPlan } = table
  if (startPlan === null || table.state.value.ended !== null) return null
  return (
    <p class="plan-start">
      <button type="button" onClick={() => startPlan()} title={words.value.table.plan.hint}>
        <Icon name="lock" size={13} />
        {words.value.table.plan.start}
      </button>
    </p>
  )
}
