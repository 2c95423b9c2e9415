import { useSignal } from '@preact/signals'
import type { Loan } from '@roundhouse/view/railway'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { withAmount } from './put-together.tsx'
import { sayer } from './say.ts'
import { Stepper } from './stepper.tsx'

/** A debt may be paid back in turn or not: it has a button of its own. */
export function LoanOf({ railway, loan }: { readonly railway: RailwayTable; readonly loan: Loan }) {
  const t = railwayWords.value.panel
  const say = sayer(railway)
  const money = moneyOf(railway)
  const { seat, debt, cash, most, rule, section, label } = loan
  const { session, naming, me } = railway.table
  const typed = useSignal<number | null>(null)
  const amount = typed.value ?? most
  const actionOf = (value: number) => withAmount(loan.action, loan.field, value)
  const left = (from: number): number | null => (Number.isFinite(amount) ? from - amount : null)
  return (
    <details class="group loan">
      <summary>
        {me.value === seat ? t.loan.heading : t.loan.of(naming.value.player(seat))}
        <b>{money(debt)}</b>
      </summary>
      <p class="prompt">
        {say(rule)} <SectionLink table={railway.table} section={section} />
      </p>
      {most > 0 && (
        <>
          <Stepper
            railway={railway}
            refuse={(value) => railway.refuseFor(seat, actionOf(value))}
            value={amount}
            min={1}
            max={most}
            by={10}
            label={say(label)}
            onChange={(value) => (typed.value = value)}
          />
          <Consequences>
            <Consequence name={t.cash}>
              <Change before={cash} after={left(cash)} show={money} />
            </Consequence>
            <Consequence name={t.loan.debt}>
              <Change before={debt} after={left(debt)} show={money} />
            </Consequence>
          </Consequences>
          <GuardedButton
            table={railway.table}
            class="button"
            why={railway.refuseFor(seat, actionOf(amount))}
            onPress={() => void session.act(seat, actionOf(amount))}
          >
            {t.loan.repay(Number.isFinite(amount) ? money(amount) : '')}
          </GuardedButton>
        </>
      )}
    </details>
  )
}
