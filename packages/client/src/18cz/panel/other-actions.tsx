import { type Seat, asReadonly } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { type LocalDeals, type LocalRow, localDeals } from '@roundhouse/view/18cz'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { CzTable } from '../cz-table.ts'
import { whyNoPower } from '../why-not.ts'
import { amountsFor } from './amount-choice.ts'
import { ChoiceRow } from './choice-row.tsx'
import { powerOf } from './draft-panel.tsx'
import { QuickAmounts, Stepper } from './stepper.tsx'
import { localShort, money, panelWords } from './text.ts'

type Trade = Extract<CzAction, { type: 'tradeLocal' | 'tradeMw' }>

/** At any moment of its turn: buy locals, sell them, use their power. — VIII.3, IV.1 */
export function OtherActions({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.other
  const state = asReadonly(cz.state.value)
  const deals = localDeals(state)
  const company = cz.view.value.operating
  if (deals === null || company === null || cz.company(company)?.director === 'vaclav') return null
  if (state.step === 'home' || deals.own.length + deals.others.length + (deals.mw === null ? 0 : 1) === 0)
    return null
  const trade = tradeOf(cz)
  return (
    <details class="group other">
      <summary>{t.heading}</summary>
      <p class="prompt">
        {t.value(money(deals.value))} <SectionLink table={cz.table} section="VIII.3" />
      </p>
      <OwnLocals cz={cz} deals={deals} />
      <OthersLocals cz={cz} deals={deals} />
      {trade !== null && <Price cz={cz} trade={trade} company={company} />}
    </details>
  )
}

function tradeOf(cz: CzTable): Trade | null {
  const { action } = cz.draft.value
  return action?.type === 'tradeLocal' || action?.type === 'tradeMw' ? action : null
}

function OwnLocals({ cz, deals }: { readonly cz: CzTable; readonly deals: LocalDeals }) {
  const t = panelWords.value.other
  if (deals.own.length === 0) return null
  return (
    <ul class="choices own-locals" aria-label={t.own}>
      {deals.own.map((row) => (
        <OwnLocal key={row.id} cz={cz} row={row} value={deals.value} />
      ))}
    </ul>
  )
}

function OwnLocal({
  cz,
  row,
  value,
}: {
  readonly cz: CzTable
  readonly row: LocalRow
  readonly value: number
}) {
  const t = panelWords.value.other
  const { action, power } = cz.draft.value
  const sale = { type: 'sellLocal' as const, local: row.id }
  const onTrack = cz.game.mapDecision(cz.state.value) === 'lay'
  return (
    <li>
      <span class="what">
        <b>{row.name}</b>
        <small>{row.used ? t.used : powerOf(row)}</small>
      </span>
      {!onTrack && (
        <GuardedButton
          table={cz.table}
          class="button small"
          why={whyNoPower(cz, row.id)}
          pressed={power === row.id}
          label={t.usePower(row.name)}
          onPress={() =>
            cz.change({ power: power === row.id ? null : row.id, hex: null, tile: null, action: null })
          }
        >
          {t.purple}
        </GuardedButton>
      )}
      <GuardedButton
        table={cz.table}
        class="button small"
        why={cz.refuse(sale)}
        pressed={action?.type === 'sellLocal' && action.local === row.id}
        onPress={() => cz.change({ action: sale })}
      >
        {t.sellShort(money(value))}
        <span class="visually-hidden">, {row.name}</span>
      </GuardedButton>
    </li>
  )
}

function OthersLocals({ cz, deals }: { readonly cz: CzTable; readonly deals: LocalDeals }) {
  const t = panelWords.value.other
  const { mw } = deals
  const trade = tradeOf(cz)
  const nameOf = (seat: Seat): string => cz.table.naming.value.player(seat)
  const least = (isIt: (action: CzAction) => boolean): number => amountsFor(cz, isIt)?.min ?? 1
  if (deals.others.length === 0 && mw === null) return null
  return (
    <div class="choices" role="group" aria-label={t.others}>
      {deals.others.map((row) => {
        const isIt = (action: CzAction): boolean => action.type === 'tradeLocal' && action.local === row.id
        const offer: Trade = { type: 'tradeLocal', local: row.id, price: least(isIt) }
        const range = amountsFor(cz, isIt)
        return (
          <ChoiceRow
            key={row.id}
            cz={cz}
            why={range === null ? cz.refuse(offer) : null}
            pressed={trade?.type === 'tradeLocal' && trade.local === row.id}
            onPress={() => cz.change({ action: { ...offer, price: range?.max ?? offer.price } })}
            name={row.name}
            note={powerOf(row)}
            figureNote={typeof row.owner === 'number' ? t.buyFrom(nameOf(row.owner)) : ''}
          />
        )
      })}
      {mw !== null && (
        <ChoiceRow
          cz={cz}
          why={cz.refuse({ type: 'tradeMw', price: least((action) => action.type === 'tradeMw') })}
          pressed={trade?.type === 'tradeMw'}
          onPress={() =>
            cz.change({
              action: {
                type: 'tradeMw',
                price: amountsFor(cz, (action) => action.type === 'tradeMw')?.max ?? 1,
              },
            })
          }
          name={t.mw}
          note={t.mwIncome(money(mw.income))}
          figureNote={t.buyFrom(nameOf(mw.seat))}
        />
      )}
    </div>
  )
}

function Price({
  cz,
  trade,
  company,
}: {
  readonly cz: CzTable
  readonly trade: Trade
  readonly company: string
}) {
  const t = panelWords.value
  const same = (action: CzAction): boolean =>
    action.type === trade.type &&
    (action.type !== 'tradeLocal' || (trade.type === 'tradeLocal' && action.local === trade.local))
  const range = amountsFor(cz, same)
  const treasury = cz.company(company)?.treasury ?? 0
  if (range === null) return null
  const change = (price: number): void => cz.change({ action: { ...trade, price } })
  const named = trade.type === 'tradeLocal' ? localShort(trade.local) : t.other.mw
  return (
    <section class="group">
      <h3>{named}</h3>
      <QuickAmounts
        amounts={[
          { amount: range.min, name: t.least },
          { amount: range.max, name: t.most },
        ]}
        value={trade.price}
        show={money}
        onChange={change}
      />
      <Stepper
        cz={cz}
        refuse={(price) => cz.refuse({ ...trade, price })}
        value={trade.price}
        min={range.min}
        max={range.max}
        label={t.other.amount}
        onChange={change}
      />
      <Consequences>
        <Consequence name={t.treasury}>
          <Change
            before={treasury}
            after={Number.isFinite(trade.price) ? treasury - trade.price : null}
            show={money}
          />
        </Consequence>
      </Consequences>
    </section>
  )
}
