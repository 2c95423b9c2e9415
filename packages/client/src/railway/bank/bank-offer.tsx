import { memo } from '../../board/memo.ts'
import { words } from '../../shell/words.ts'
import { readTrain, writtenTrain } from '../companies/written-chips.tsx'
import type { ShownTable } from '../shown-table.ts'
import { TrainChip } from '../train-chip.tsx'
import { railwayWords } from '../words.ts'
import './bank-offer.css'

/** The train on offer in one line: its card, how many are left, and what it may be bought as. */
export function BankOffer({ railway }: { readonly railway: ShownTable }) {
  const offer = railway.view.value.bank.depot.find(({ onOffer }) => onOffer)
  if (offer === undefined) return null
  return (
    <Offer
      card={offer.card}
      left={offer.left}
      faces={offer.faces.map((train) => `${writtenTrain(train)}:${train.price}`).join(',')}
    />
  )
}

interface OfferProps {
  readonly card: string
  readonly left: number | null
  /** Trains with their prices as one text, so that equal ones are not drawn again. */
  readonly faces: string
}

const Offer = memo(({ card, left, faces }: OfferProps) => {
  const t = railwayWords.value.bank
  const trains = faces === '' ? [] : faces.split(',').map((face) => face.split(':'))
  return (
    <span class="bank-offer">
      <span>
        {t.short(card)} {left === null ? t.noLimit : <b>{t.count(left)}</b>}
      </span>
      {trains.map(([train = '', price], at) => (
        <span key={train}>
          <TrainChip train={readTrain(train)} />
          {/* What several cost is told behind the last of them. */}
          {price !== trains[at + 1]?.[1] && words.value.formats.number(Number(price))}
        </span>
      ))}
    </span>
  )
})
