import { sayer } from '../panel/say.ts'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { BankOffer } from './bank-offer.tsx'
import { type WhatNext, whatNext } from './what-next.ts'
import './progress.css'

/** In the top bar: the figure of the round, and what comes after it. */
export function Gauge({ railway, texts }: { readonly railway: ShownTable; readonly texts: TitleTexts }) {
  const { bank, ended } = railway.view.value
  const next = whatNext(bank.progress)
  if (ended || next.round === null) return ended ? null : <Coming railway={railway} />
  return (
    <div class="railway-gauge">
      <b>
        {texts.gauge} {moneyOf(railway)(next.round.value)}
      </b>
      <span>{thenWords(next)}</span>
    </div>
  )
}

/** Where no rounds are counted: what will happen by itself next, and the train that may set off more. */
function Coming({ railway }: { readonly railway: ShownTable }) {
  const notice = railway.notices.value.find(({ folded }) => !folded)
  return (
    <div class="railway-gauge">
      {notice !== undefined && <b>{sayer(railway)(notice.heading)}</b>}
      <BankOffer railway={railway} />
    </div>
  )
}

/** "then OR 5.2", "then export of a train, SR 6". */
export function thenWords({ exports, follows }: WhatNext): string {
  const { bank: t, rounds } = railwayWords.value
  const next =
    follows.kind === 'operating'
      ? rounds.operating(follows.set, follows.within)
      : follows.kind === 'stock'
        ? t.next.stock(follows.set)
        : t.next.end
  return t.thenComes(exports ? `${t.exports}, ${next}` : next)
}
