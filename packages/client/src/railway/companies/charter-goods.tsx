import type { CompanyView, PrivateView } from '@roundhouse/view/railway'
import { toldCosts } from '../equal-costs.ts'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { TrainChip } from '../train-chip.tsx'
import { chipWord, moneyOf, railwayWords } from '../words.ts'

/** Each train with what will take it out of the game. */
export function Trains({ company }: { readonly company: CompanyView }) {
  const t = railwayWords.value.companies
  if (company.trains.length === 0) return <p class="muted">{t.noTrains}</p>
  return (
    <ul class="charter-goods">
      {company.trains.map((train, index) => (
        <li key={index}>
          <TrainChip train={train} />
          <span class="muted">
            {train.goneWith.length === 0
              ? t.stays(chipWord(train.kind))
              : t.goneWith(chipWord(train.kind), train.goneWith)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where its stations stand, and what the others will cost. */
export function Stations({
  railway,
  company,
}: {
  readonly railway: ShownTable
  readonly company: CompanyView
}) {
  const t = railwayWords.value.companies
  const money = moneyOf(railway)
  const { hexes } = railway.view.value.board
  const { placed, left } = company.stations
  const nameOf = (id: string): string => {
    const names = hexes.find((hex) => hex.id === id)?.names ?? []
    return names.length === 0 ? id : `${names.join(' / ')} (${id})`
  }
  return (
    <dl class="charter-figures">
      <div>
        <dt>{t.stationsOn}</dt>
        <dd>{placed.length === 0 ? t.noStations : placed.map(nameOf).join(', ')}</dd>
      </div>
      <div>
        <dt>{t.nextStation}</dt>
        <dd>
          {left.length === 0
            ? t.noStationLeft
            : toldCosts(left, (cost) => (cost === 0 ? t.free : money(cost))).join(', ')}
        </dd>
      </div>
    </dl>
  )
}

export function Privates({
  railway,
  texts,
  privates,
}: {
  readonly railway: ShownTable
  readonly texts: TitleTexts
  readonly privates: readonly PrivateView[]
}) {
  const t = railwayWords.value.companies
  const money = moneyOf(railway)
  return (
    <ul class="charter-privates">
      {privates.map((each) => (
        <li key={each.id}>
          <b>{each.name}</b>
          {each.used && <span class="chip">{t.used}</span>}
          <p class="muted">
            {each.income > 0 && `${t.income(money(each.income))} · `}
            {texts.privatePower(each)}
          </p>
        </li>
      ))}
    </ul>
  )
}
