import { useSignal } from '@preact/signals'
import { type Refusal, type Seat, refuse } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { CzTable } from '../cz-table.ts'
import { Stepper } from './stepper.tsx'
import { money, panelWords } from './text.ts'

/** A loan can be paid back at any moment of a stock round, in turn or not: it has a button of its own. — VIII.11 */
export function Repayment({ cz, seat }: { readonly cz: CzTable; readonly seat: Seat }) {
  const t = panelWords.value
  const player = cz.view.value.players.find((each) => each.seat === seat)
  const most = Math.min(player?.debt ?? 0, player?.cash ?? 0)
  const typed = useSignal<number | null>(null)
  if (player === undefined || player.debt === 0) return null
  const amount = typed.value ?? most
  const action: CzAction = { type: 'repay', amount }
  const why = (each: CzAction): Refusal | null => refuse(cz.history.title, cz.state.value, seat, each)
  const left = (from: number): number | null => (Number.isFinite(amount) ? from - amount : null)
  const { session, naming, me } = cz.table
  return (
    <details class="group loan">
      <summary>
        {me.value === seat ? t.loan.heading : t.loan.of(naming.value.player(seat))}
        <b>{money(player.debt)}</b>
      </summary>
      <p class="prompt">
        {t.loan.rule} {t.loan.penalty(money(player.penalty))}{' '}
        <SectionLink table={cz.table} section="VIII.11" />
      </p>
      {most > 0 && (
        <>
          <Stepper
            cz={cz}
            refuse={(value) => why({ type: 'repay', amount: value })}
            value={amount}
            min={1}
            max={most}
            by={10}
            label={t.loan.amount}
            onChange={(value) => (typed.value = value)}
          />
          <Consequences>
            <Consequence name={t.cash}>
              <Change before={player.cash} after={left(player.cash)} show={money} />
            </Consequence>
            <Consequence name={t.loan.debt}>
              <Change before={player.debt} after={left(player.debt)} show={money} />
            </Consequence>
          </Consequences>
          <GuardedButton
            table={cz.table}
            class="button"
            why={why(action)}
            onPress={() => void session.act(seat, action)}
          >
            {t.loan.repay(Number.isFinite(amount) ? money(amount) : '')}
          </GuardedButton>
        </>
      )}
    </details>
  )
}
