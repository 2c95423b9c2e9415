import type { AuctionView } from '@roundhouse/view/chicago-express'
import { hintOn } from '../../board/hinted.ts'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { CompanySign } from '../company-sign.tsx'
import { words } from '../words.ts'
import { Bidders } from './bidders.tsx'
import { Buttons } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'

/** Lot, bidders, raises with the amounts they lead to, what the bid would mean. */
export function BidPanel({ chicago }: { readonly chicago: ChicagoTable }) {
  const { auction, players } = chicago.view.value
  const seat = chicago.table.acting.value
  if (auction === null || seat === null) return null
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const cash = players[seat]?.cash ?? 0
  const amount = chicago.amount.value
  return (
    <PanelFrame
      chicago={chicago}
      heading={words.value.chicago.dials.auction}
      hint={t.clockwise}
      section="p36 Auction"
    >
      <Lot auction={auction} />
      <Bidders chicago={chicago} auction={auction} />
      <Raises chicago={chicago} auction={auction} cash={cash} />
      <Stepper chicago={chicago} least={auction.least} cash={cash} />
      <Meaning chicago={chicago} auction={auction} />
      <Buttons chicago={chicago} confirm={t.bid(Number.isFinite(amount) ? money(amount) : '')} />
    </PanelFrame>
  )
}

export function Lot({ auction }: { readonly auction: AuctionView }) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const { company, share, income, minimum, kind } = auction
  return (
    <div class="lot" data-hint={hintOn({ type: 'bid' })}>
      <CompanySign company={company} size={38} />
      <div>
        <h3>{t.lot(words.value.chicago.company(company), share)}</h3>
        <p>
          {t.minimum(money(minimum))} · {kind === 'initial' ? t.firstBid : t.because(income, share)}
        </p>
      </div>
    </div>
  )
}

interface RaiseProps {
  readonly chicago: ChicagoTable
  readonly auction: AuctionView
  readonly cash: number
}

/** What one cannot pay is absent, not grey. */
function Raises({ chicago, auction, cash }: RaiseProps) {
  const t = words.value.table.chicago
  const { money, signed } = words.value.formats
  const { highest, minimum } = auction
  const steps = highest === null ? [0, 1, 2] : [1, 2, 5]
  const raises = steps
    .map((by) => ({ amount: (highest ?? minimum) + by, name: by === 0 ? t.theMinimum : signed(by) }))
    .filter(({ amount }) => amount < cash)
  if (cash >= auction.least) raises.push({ amount: cash, name: t.allYouHave })
  if (raises.length === 0) return null
  return (
    <div class="raises" role="group" aria-label={t.quickRaises}>
      {raises.map(({ amount, name }) => (
        <button
          key={amount}
          type="button"
          class="button"
          aria-pressed={amount === chicago.amount.value}
          onClick={() => chicago.change({ amount })}
        >
          {money(amount)}
          <small>{name}</small>
        </button>
      ))}
    </div>
  )
}

function Stepper({
  chicago,
  least,
  cash,
}: {
  readonly chicago: ChicagoTable
  readonly least: number
  readonly cash: number
}) {
  const t = words.value.table.chicago
  const amount = chicago.amount.value
  const step = (by: number): void => {
    const from = Number.isFinite(amount) ? amount : least
    chicago.change({ amount: Math.max(least, Math.min(cash, from + by)) })
  }
  return (
    <div class="stepper">
      <button
        type="button"
        class="button"
        aria-label={t.less}
        onClick={() => step(-1)}
        aria-disabled={amount <= least ? 'true' : undefined}
      >
        −
      </button>
      <label>
        <span class="visually-hidden">{t.amount}</span>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={Number.isFinite(amount) ? amount : ''}
          onInput={(event) => {
            const text = event.currentTarget.value.replace(/[^\d.,-]/g, '')
            event.currentTarget.value = text
            chicago.change({ amount: text === '' ? Number.NaN : Number(text.replace(',', '.')) })
          }}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') step(1)
            else if (event.key === 'ArrowDown') step(-1)
            else if (event.key === 'Enter') document.querySelector<HTMLElement>('#action .confirm')?.click()
            else if (event.key === 'Escape') event.currentTarget.blur()
            else return
            event.preventDefault()
          }}
        />
      </label>
      <button
        type="button"
        class="button"
        aria-label={t.more}
        onClick={() => step(1)}
        aria-disabled={amount >= cash ? 'true' : undefined}
      >
        +
      </button>
    </div>
  )
}

function Meaning({ chicago, auction }: { readonly chicago: ChicagoTable; readonly auction: AuctionView }) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const { bid } = chicago.outlook.value
  if (bid === null) return null
  const you = chicago.table.me.value !== null
  return (
    <Consequences>
      <Consequence name={you ? t.youKeep : t.keeps}>
        <Change {...bid.cash} show={money} />
      </Consequence>
      <Consequence name={t.treasury}>
        <Change {...bid.treasury} show={money} />
      </Consequence>
      <Consequence name={t.companyPays(words.value.chicago.company(auction.company))}>
        <Change {...bid.perShare} show={money} />
      </Consequence>
      <Consequence name={you ? t.yourDividend : t.dividend}>
        <Change {...bid.dividend} show={money} />
      </Consequence>
    </Consequences>
  )
}
