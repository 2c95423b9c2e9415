import type { PrivateView } from '@roundhouse/view/railway'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { moneyOf, railwayWords } from '../words.ts'

/** What nobody owns yet, with its price; what is alike but for name and price is told once. */
export function PrivatesOffer({
  railway,
  texts,
}: {
  readonly railway: ShownTable
  readonly texts: TitleTexts
}) {
  const { companies: t } = railwayWords.value
  const money = moneyOf(railway)
  const groups = new Map<string, PrivateView[]>()
  for (const each of railway.view.value.bank.privates) {
    const power = texts.privatePower(each)
    const told = each.income > 0 ? `${t.income(money(each.income))}. ${power}` : power
    groups.set(told, [...(groups.get(told) ?? []), each])
  }
  return (
    <ul class="bank-privates">
      {[...groups].map(([told, privates]) => (
        <li key={told}>
          <ul>
            {privates.map(({ id, name, price }) => (
              <li key={id}>
                <span>{name}</span> <b>{money(price)}</b>
              </li>
            ))}
          </ul>
          <p class="muted">{told}</p>
        </li>
      ))}
    </ul>
  )
}
