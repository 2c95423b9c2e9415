import { asReadonly } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { type TrainOffer, type TrainOffers, trainOffers, trainPreview } from '@roundhouse/view/18cz'
import { CompanySign } from '../../railway/company-sign.tsx'
import { lookOf } from '../../railway/looks.ts'
import { holderName } from '../../railway/paper.ts'
import { TrainChip } from '../../railway/train-chip.tsx'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import type { CzTable } from '../cz-table.ts'
import { czWords } from '../words.ts'
import { amountsFor } from './amount-choice.ts'
import { Footing } from './buttons.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { OtherActions } from './other-actions.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { QuickAmounts, Stepper } from './stepper.tsx'
import { kindOf, money, panelWords } from './text.ts'
import { TrainMeaning } from './train-meaning.tsx'

type BuyTrain = Extract<CzAction, { type: 'buyTrain' }>
type TradeTrain = Extract<CzAction, { type: 'tradeTrain' }>

/** Trains of the bank, the pool and other companies, with everything a purchase sets off. — VIII.10 to VIII.12 */
export function TrainsPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.trains
  const offers = trainOffers(asReadonly(cz.state.value))
  const { action } = cz.draft.value
  const seat = cz.table.acting.value
  if (offers === null || seat === null) return null
  return (
    <PanelFrame cz={cz} heading={t.heading} hint={t.owned(offers.owned, offers.limit)} section="VIII.10">
      {offers.must && <p class="note">{offers.forced ? t.forced : t.must}</p>}
      <FromBank cz={cz} offers={offers} />
      <FromOthers cz={cz} offers={offers} />
      <OtherActions cz={cz} />
      <Footing cz={cz} confirm={confirmWords(cz, offers)}>
        {action?.type === 'buyTrain' && (
          <TrainMeaning cz={cz} preview={trainPreview(asReadonly(cz.state.value), seat, action)} />
        )}
        {action?.type === 'tradeTrain' && <Trade cz={cz} action={action} />}
      </Footing>
    </PanelFrame>
  )
}

function FromBank({ cz, offers }: { readonly cz: CzTable; readonly offers: TrainOffers }) {
  const t = panelWords.value.trains
  const [top] = offers.bank
  return (
    <>
      {top !== undefined && (
        <section class="group">
          <h3>{t.bankLeft(top.train.card, top.left)}</h3>
          <div class="choices" role="group" aria-label={t.bankLeft(top.train.card, top.left)}>
            {offers.bank.map((offer) => (
              <BuyRow key={offer.train.id} cz={cz} offer={offer} />
            ))}
          </div>
        </section>
      )}
      {offers.pool.length > 0 && (
        <section class="group">
          <h3>{t.pool}</h3>
          <div class="choices" role="group" aria-label={t.pool}>
            {offers.pool.map((offer) => (
              <BuyRow key={offer.train.id} cz={cz} offer={offer} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function BuyRow({ cz, offer }: { readonly cz: CzTable; readonly offer: TrainOffer<BuyTrain> }) {
  const { action } = cz.draft.value
  const { train, action: buy } = offer
  const chosen = action?.type === 'buyTrain' && action.train === buy.train && action.from === buy.from
  return (
    <ChoiceRow
      cz={cz}
      why={cz.refuse(buy)}
      pressed={chosen}
      onPress={() => cz.change({ action: chosen ? null : buy })}
      sign={<TrainChip train={train} />}
      name={czWords.value.rounds.train(train.id)}
      note={noteOf(offer)}
      figure={money(train.price)}
    />
  )
}

/** Whether it runs here, and what takes it away. */
function noteOf({ suits, train }: TrainOffer<unknown>): string {
  const t = panelWords.value.trains
  const parts = [t.card(train.card), suits ? t.suits : t.cannotRun]
  if (train.goneWith.length > 0) parts.push(t.leaves(train.goneWith))
  return parts.join(' · ')
}

function FromOthers({ cz, offers }: { readonly cz: CzTable; readonly offers: TrainOffers }) {
  const t = panelWords.value.trains
  const { action } = cz.draft.value
  if (offers.others.length === 0) return null
  return (
    <details class="group" open={action?.type === 'tradeTrain'}>
      <summary>
        {t.others} <small>{t.othersHint}</small>
      </summary>
      <div class="choices" role="group" aria-label={t.others}>
        {offers.others.map(({ train, owner, director, action: trade, ...rest }) => {
          const range = rangeOf(cz, trade)
          const chosen =
            action?.type === 'tradeTrain' && action.train === trade.train && action.from === trade.from
          const first = { ...trade, price: range === null ? trade.price : Math.min(range.max, train.price) }
          return (
            <ChoiceRow
              key={`${owner} ${train.id}`}
              cz={cz}
              why={range === null ? cz.refuse(trade) : null}
              pressed={chosen}
              onPress={() => cz.change({ action: chosen ? null : first })}
              sign={
                <>
                  <CompanySign company={lookOf(cz, owner)} size={22} />
                  <TrainChip train={train} />
                </>
              }
              name={`${owner} · ${kindOf(train.id)}`}
              note={noteOf({ train, action: trade, ...rest })}
              figureNote={holderName(cz, director)}
            />
          )
        })}
      </div>
    </details>
  )
}

function rangeOf(cz: CzTable, trade: TradeTrain) {
  return amountsFor(
    cz,
    (action) => action.type === 'tradeTrain' && action.train === trade.train && action.from === trade.from,
  )
}

function Trade({ cz, action }: { readonly cz: CzTable; readonly action: TradeTrain }) {
  const t = panelWords.value
  const range = rangeOf(cz, action)
  const buyer = cz.view.value.operating
  const seller = cz.company(action.from)
  const treasury = cz.company(buyer ?? '')?.treasury ?? 0
  if (range === null || seller === undefined) return null
  const change = (price: number): void => cz.change({ action: { ...action, price } })
  const price = Number.isFinite(action.price) ? action.price : null
  return (
    <section class="group">
      <h3>{t.trains.price}</h3>
      <QuickAmounts
        amounts={[
          { amount: range.min, name: t.least },
          { amount: range.max, name: t.most },
        ]}
        value={action.price}
        show={money}
        onChange={change}
      />
      <Stepper
        cz={cz}
        refuse={(price) => cz.refuse({ ...action, price })}
        value={action.price}
        min={range.min}
        max={range.max}
        label={t.trains.amount}
        onChange={change}
      />
      <Consequences>
        <Consequence name={buyer ?? ''}>
          <Change before={treasury} after={price === null ? null : treasury - price} show={money} />
        </Consequence>
        <Consequence name={action.from}>
          <Change
            before={seller.treasury}
            after={price === null ? null : seller.treasury + price}
            show={money}
          />
        </Consequence>
      </Consequences>
    </section>
  )
}

function confirmWords(cz: CzTable, offers: TrainOffers): string {
  const t = panelWords.value.trains
  const { action } = cz.draft.value
  const { train: nameOf } = czWords.value.rounds
  if (action?.type === 'buyTrain') {
    const offer = [...offers.bank, ...offers.pool].find(({ train }) => train.id === action.train)
    return t.buyFor(nameOf(action.train), money(offer?.train.price ?? 0))
  }
  if (action?.type !== 'tradeTrain') return t.buy
  const amount = Number.isFinite(action.price) ? money(action.price) : ''
  const agreed = offers.others.some(
    ({ owner, director }) => owner === action.from && director === cz.table.acting.value,
  )
  return (agreed ? t.tradeFor : t.offerFor)(nameOf(action.train), action.from, amount)
}
