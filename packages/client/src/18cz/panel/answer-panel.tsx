import { asReadonly } from '@roundhouse/kernel'
import { type OfferPreview, offerPreview } from '@roundhouse/view/18cz'
import { CompanySign } from '../../railway/company-sign.tsx'
import { lookOf } from '../../railway/looks.ts'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import type { CzTable } from '../cz-table.ts'
import { czWords } from '../words.ts'
import { Acquisition } from './acquisition.tsx'
import { Buttons } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { money, panelWords } from './text.ts'

/** An offer for a company, a train or a local: what accepting it means. — VIII.9, VIII.10, VIII.3 */
export function AnswerPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.answer
  const offer = offerPreview(asReadonly(cz.state.value))
  if (offer === null) return null
  const section = offer.kind === 'company' ? 'VIII.9' : offer.kind === 'train' ? 'VIII.10' : 'VIII.3'
  return (
    <PanelFrame cz={cz} heading={t.heading} section={section}>
      <div class="lot">
        <CompanySign company={lookOf(cz, offer.buyer)} size={38} />
        <h3>{offerWords(offer)}</h3>
      </div>
      <Meaning cz={cz} offer={offer} />
      <p class="prompt">{t.consent}</p>
      <Buttons cz={cz} confirm={t.accept} />
    </PanelFrame>
  )
}

/** "NWB offers 65 K a share for EKJ". */
export function offerWords({ kind, buyer, item, owner, price }: OfferPreview): string {
  const t = panelWords.value.answer
  const { rounds } = czWords.value
  if (kind === 'company') return t.company(buyer, item, money(price))
  if (kind === 'train') return t.train(buyer, rounds.train(item), owner ?? '', money(price))
  return t.local(buyer, rounds.local(item), money(price))
}

function Meaning({ cz, offer }: { readonly cz: CzTable; readonly offer: OfferPreview }) {
  const t = panelWords.value
  const { acquisition, treasury, cash, owner } = offer
  if (acquisition !== null) {
    return (
      <>
        <Acquisition cz={cz} preview={acquisition} />
        <p class="note">{t.answer.closes(offer.item)}</p>
      </>
    )
  }
  if (treasury !== null) {
    return (
      <>
        <Consequences>
          <Consequence name={`${owner}, ${t.treasury.toLocaleLowerCase()}`}>
            <Change {...treasury} show={money} good />
          </Consequence>
        </Consequences>
        {offer.leavesNone && owner !== null && <p class="note">{t.answer.leavesNone(owner)}</p>}
      </>
    )
  }
  return (
    <>
      {cash !== null && (
        <Consequences>
          <Consequence name={t.answer.yours}>
            <Change {...cash} show={money} good />
          </Consequence>
        </Consequences>
      )}
      <p class="prompt">
        {t.answer.givesUp(money(offer.income))} {t.answer.valueNow(money(offer.value))}{' '}
        {offer.endValue > 0 && t.answer.endValue(money(offer.endValue))}
      </p>
    </>
  )
}
