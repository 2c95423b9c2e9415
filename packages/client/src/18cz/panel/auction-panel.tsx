import { type Seat, asReadonly } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { type PrivateAuction, type PrivateLot, privateAuction } from '@roundhouse/view/18cz'
import { words } from '../../shell/words.ts'
import { capital } from '../../table/capital.ts'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import type { CzTable } from '../cz-table.ts'
import { czWords } from '../words.ts'
import { type Bid, bidInHand } from './bid.ts'
import { Footing } from './buttons.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { QuickAmounts, Stepper } from './stepper.tsx'
import { money, panelWords } from './text.ts'

/** The privates of Moravia–Silesia: which one is auctioned, who bids what, what the bid leaves. — XI.2 */
export function AuctionPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.auction
  const auction = privateAuction(asReadonly(cz.state.value))
  const seat = cz.table.acting.value
  if (auction === null || seat === null) return null
  const bid = bidInHand(cz)
  const lot = auction.lots.find(({ id }) => id === bid?.item)
  return (
    <PanelFrame cz={cz} heading={t.heading} hint={t.hint} section="XI.2">
      <Bidders cz={cz} auction={auction} />
      <Lots cz={cz} auction={auction} />
      <Footing cz={cz} confirm={confirmation(auction, bid)}>
        {bid !== null && lot !== undefined && <Amount cz={cz} bid={bid} lot={lot} seat={seat} />}
      </Footing>
    </PanelFrame>
  )
}

/** What pressing a lot means: choosing it, or the least bid for it. */
function pressing({ choosing }: PrivateAuction, lot: PrivateLot): CzAction {
  return choosing ? { type: 'putUp', item: lot.id } : { type: 'bid', item: lot.id, amount: lot.least }
}

function confirmation({ choosing }: PrivateAuction, bid: Bid | null): string {
  const t = panelWords.value.auction
  if (choosing) return t.putUp
  return bid === null || !Number.isFinite(bid.amount) ? t.bidNothing : t.bid(money(bid.amount))
}

export function Lots({ cz, auction }: { readonly cz: CzTable; readonly auction: PrivateAuction }) {
  const t = panelWords.value.auction
  const bid = bidInHand(cz)
  const { action } = cz.draft.value
  const lots = auction.lots.filter(({ id, sold, unwanted }) =>
    auction.under === null ? !sold && !unwanted : id === auction.under,
  )
  return (
    <div class="choices" role="group" aria-label={t.heading}>
      {lots.map((lot) => {
        const under = auction.under === lot.id
        const leader = under ? auction.leader : null
        return (
          <ChoiceRow
            key={lot.id}
            cz={cz}
            why={cz.refuse(pressing(auction, lot))}
            pressed={bid?.item === lot.id || (action?.type === 'putUp' && action.item === lot.id)}
            onPress={() => cz.change({ action: pressing(auction, lot) })}
            name={capital(czWords.value.rounds.private(lot.id))}
            note={t.does[lot.id]}
            figure={money(leader === null ? lot.minimum : auction.bid)}
            figureNote={
              leader === null
                ? t.minimum(money(lot.least))
                : t.leads(cz.table.naming.value.player(leader), money(auction.bid))
            }
          />
        )
      })}
    </div>
  )
}

function Amount({
  cz,
  bid,
  lot,
  seat,
}: {
  readonly cz: CzTable
  readonly bid: Bid
  readonly lot: PrivateLot
  readonly seat: Seat
}) {
  const t = panelWords.value
  const { signed } = words.value.formats
  const cash = cz.view.value.players.find((each) => each.seat === seat)?.cash ?? 0
  const change = (amount: number): void => cz.change({ action: { ...bid, amount } })
  const raises = [0, 5, 10, 20]
    .map((by) => ({ amount: lot.least + by, name: by === 0 ? t.least : signed(by) }))
    .filter(({ amount }) => amount < cash)
  return (
    <>
      <QuickAmounts
        amounts={[...raises, { amount: cash, name: t.allCash }]}
        value={bid.amount}
        show={money}
        onChange={change}
      />
      <Stepper
        cz={cz}
        value={bid.amount}
        min={lot.least}
        max={cash}
        label={t.auction.amount}
        refuse={(amount) => cz.refuse({ ...bid, amount })}
        onChange={change}
      />
      <Consequences>
        <Consequence name={t.cash}>
          <Change before={cash} after={Number.isFinite(bid.amount) ? cash - bid.amount : null} show={money} />
        </Consequence>
      </Consequences>
    </>
  )
}

/** Everybody in the order of bidding: the highest teal, who is asked amber, who is out plain. */
export function Bidders({ cz, auction }: { readonly cz: CzTable; readonly auction: PrivateAuction }) {
  const t = panelWords.value
  const { table } = cz
  return (
    <ol class="bidders" aria-label={t.auction.bidders}>
      {auction.bidders.map(({ seat, passed, asked }) => {
        const leads = auction.leader === seat
        const state = leads ? money(auction.bid) : passed ? t.auction.passed : asked ? t.auction.toBid : '–'
        return (
          <li key={seat} data-leads={leads} data-asked={asked} data-passed={passed}>
            <span class="name">{seat === table.me.value ? t.you : table.naming.value.player(seat)}</span>
            {leads && <span class="visually-hidden">, {t.auction.highest}</span>}
            <b data-word={!leads}>{state}</b>
          </li>
        )
      })}
    </ol>
  )
}
