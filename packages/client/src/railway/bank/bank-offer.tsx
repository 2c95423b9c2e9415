import { words } from '../../shell/words.ts'
import type { ShownTable } from '../shown-table.ts'
import { TrainChip } from '../train-chip.tsx'
import { railwayWords } from '../words.ts'
import './bank-offer.css'

/** The train on offer in one line: its card, how many are left, and what it may be bought as. */
export function BankOffer({ railway }: { readonly railway: ShownTable }) {
  const t = railwayWords.value.bank
  const offer = railway.view.value.bank.depot.find(({ onOffer }) => onOffer)
  if (offer === undefined) return null
  return (
    <span class="bank-offer">
      <span>
        {t.short(offer.card)} {offer.left === null ? t.noLimit : <b>{t.count(offer.left)}</b>}
      </span>
      {offer.faces.map((train) => (
        <span key={train.id}>
          <TrainChip train={train} /> {words.value.formats.number(train.price)}
        </span>
      ))}
    </span>
  )
}
