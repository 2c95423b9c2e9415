import { asReadonly } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { type Target, acquisitionPreview, targetsOf } from '@roundhouse/view/18cz'
import { CompanySign } from '../../railway/company-sign.tsx'
import { holderName } from '../../railway/paper.ts'
import type { CzTable } from '../cz-table.ts'
import { Acquisition } from './acquisition.tsx'
import { amountsFor } from './amount-choice.ts'
import { Buttons } from './buttons.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { OtherActions } from './other-actions.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { QuickAmounts, Stepper } from './stepper.tsx'
import { money, panelWords } from './text.ts'

type Acquire = Extract<CzAction, { type: 'acquire' }>

/** A smaller company at a price between half and one and a half times its own. — VIII.9 */
export function AcquirePanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.acquire
  const targets = targetsOf(asReadonly(cz.state.value))
  const { action } = cz.draft.value
  const offer = action?.type === 'acquire' ? action : null
  const target = targets.find(({ company }) => company === offer?.company)
  return (
    <PanelFrame cz={cz} heading={t.heading} section="VIII.9">
      <div class="choices compact" role="group" aria-label={t.targets}>
        {targets.map((each) => (
          <TargetRow key={each.company} cz={cz} target={each} chosen={each === target} />
        ))}
      </div>
      {offer !== null && target !== undefined && <Offer cz={cz} offer={offer} target={target} />}
      <OtherActions cz={cz} />
      <Buttons cz={cz} confirm={confirmWords(cz, offer, target)} />
    </PanelFrame>
  )
}

function TargetRow({
  cz,
  target,
  chosen,
}: {
  readonly cz: CzTable
  readonly target: Target
  readonly chosen: boolean
}) {
  const company = cz.company(target.company)
  const range = rangeOf(cz, target.company)
  const price = range === null ? target.least : Math.max(range.min, Math.min(range.max, target.price))
  const action: Acquire = { type: 'acquire', company: target.company, price }
  return (
    <ChoiceRow
      cz={cz}
      why={range === null ? cz.refuse(action) : null}
      pressed={chosen}
      onPress={() => cz.change({ action: chosen ? null : action })}
      sign={company === undefined ? null : <CompanySign company={company} size={26} />}
      name={target.company}
      note={holderName(cz, target.director)}
      figure={money(target.price)}
    />
  )
}

function rangeOf(cz: CzTable, company: string) {
  return amountsFor(cz, (action) => action.type === 'acquire' && action.company === company)
}

function Offer({
  cz,
  offer,
  target,
}: {
  readonly cz: CzTable
  readonly offer: Acquire
  readonly target: Target
}) {
  const t = panelWords.value
  const range = rangeOf(cz, target.company)
  const buyer = cz.view.value.operating
  if (range === null || buyer === null) return null
  const change = (price: number): void => cz.change({ action: { ...offer, price } })
  const quick = [
    { amount: range.min, name: t.least },
    { amount: target.price, name: t.revenue.price },
    { amount: range.max, name: t.most },
  ].filter(({ amount }) => amount >= range.min && amount <= range.max)
  const price = Number.isFinite(offer.price) ? offer.price : range.min
  return (
    <>
      <section class="group">
        <h3>
          {t.acquire.price} <small>{t.acquire.range(money(target.least), money(target.most))}</small>
        </h3>
        <QuickAmounts amounts={quick} value={offer.price} show={money} onChange={change} />
        <Stepper
          cz={cz}
          refuse={(price) => cz.refuse({ ...offer, price })}
          value={offer.price}
          min={range.min}
          max={range.max}
          label={t.acquire.amount}
          onChange={change}
        />
      </section>
      <Acquisition
        cz={cz}
        preview={acquisitionPreview(asReadonly(cz.state.value), buyer, target.company, price)}
      />
      <p class="note">
        {target.agreed ? t.acquire.agreed : t.acquire.needs(holderName(cz, target.director))}
      </p>
    </>
  )
}

function confirmWords(cz: CzTable, offer: Acquire | null, target: Target | undefined): string {
  const t = panelWords.value.acquire
  const buyer = cz.view.value.operating
  if (offer === null || target === undefined || buyer === null || !Number.isFinite(offer.price))
    return t.acquire
  if (!target.agreed) return t.offerFor(target.company, money(offer.price))
  const { cost } = acquisitionPreview(asReadonly(cz.state.value), buyer, target.company, offer.price)
  return t.acquireFor(target.company, money(cost))
}
