import type { ReadonlySignal } from '@preact/signals'
import type { Chronicle, CompanyView } from '@roundhouse/view/railway'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { words } from '../../shell/words.ts'
import { Dialog } from '../../table/dialog.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { MoveWords } from '../market/moves.tsx'
import { sayer } from '../panel/say.ts'
import { ShareChips } from '../share-chips.tsx'
import { type ShownTable, headOf, restName } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { companyKind, moneyOf, percentOf, railwayWords } from '../words.ts'
import { Privates, Stations, Trains } from './charter-goods.tsx'
import { Left } from './charter-left.tsx'
import { CharterRuns } from './charter-runs.tsx'
import { openedCharter } from './opened.ts'
import { sortCompanies } from './sort-companies.ts'
import { Chips, permitChip } from './written-chips.tsx'
import './charter.css'

interface Props {
  readonly railway: ShownTable
  readonly texts: TitleTexts
  readonly chronicle: ReadonlySignal<Chronicle>
  readonly onMoment: (version: number) => void
}

/** The charter that has been opened, over the page; once on it, wherever it is opened from. */
export function CharterPlace(props: Props) {
  const id = openedCharter.value
  const company = id === null ? undefined : props.railway.company(id)
  // The next table begins with no charter open.
  useEffect(() => close, [])
  if (company === undefined) return null
  const leave = (version: number): void => {
    close()
    props.onMoment(version)
  }
  return (
    <Dialog key={company.id} heading={railwayWords.value.companies.charter(company.id)} onClose={close}>
      <Charter {...props} company={company} onMoment={leave} />
    </Dialog>
  )
}

function close(): void {
  openedCharter.value = null
}

/** Everything on and around a charter. */
export function Charter({
  railway,
  texts,
  chronicle,
  onMoment,
  company,
}: Props & { readonly company: CompanyView }) {
  const t = railwayWords.value.companies
  const { size, name, status, turn } = company
  // Among those that operate: others may have a marker on the market before it.
  const place = sortCompanies(railway.view.value.companies).open.indexOf(company)
  const moves = railway.game.marketMoves(railway.state.value, company.id)
  return (
    <div class="charter">
      <div class="charter-head">
        <CompanySign company={lookOf(railway, company.id)} size={44} />
        <div>
          <p class="charter-name">{name}</p>
          <p class="muted">
            {[
              companyKind(size),
              t.status[status],
              ...(place < 0 ? [] : [t.place(place + 1)]),
              ...(turn === null ? [] : [t.turn[turn]]),
            ].join(' · ')}
          </p>
          {company.permits !== undefined && (
            <p>
              {t.columns.permits} <Chips chips={company.permits.map(permitChip).join(',')} />
            </p>
          )}
        </div>
      </div>
      {company.told !== undefined && <p class="charter-told">{sayer(railway)(company.told)}</p>}
      <Left railway={railway} chronicle={chronicle} company={company} onMoment={onMoment} />
      <Figures railway={railway} company={company} />
      <Part name={t.shares}>
        <Shares railway={railway} company={company} />
      </Part>
      <Part name={t.columns.trains} aside={limitOf(railway, company)}>
        <Trains company={company} />
      </Part>
      <Part name={t.stations}>
        <Stations railway={railway} company={company} />
      </Part>
      {company.privates.length > 0 && (
        <Part name={texts.privates}>
          <Privates railway={railway} texts={texts} privates={company.privates} />
        </Part>
      )}
      {moves !== null && (
        <Part name={t.moves}>
          <div class="market">
            <MoveWords railway={railway} moves={moves} />
          </div>
        </Part>
      )}
      {(status === 'open' || status === 'closed') && (
        <Part name={t.runs}>
          <CharterRuns railway={railway} chronicle={chronicle} company={company} onMoment={onMoment} />
        </Part>
      )}
    </div>
  )
}

function limitOf(railway: ShownTable, { trains, trainLimit, trainLimitSaid }: CompanyView): string {
  if (trainLimitSaid !== undefined) return sayer(railway)(trainLimitSaid)
  return railwayWords.value.companies.trainLimit(trains.length, trainLimit)
}

export function Part({
  name,
  aside,
  children,
}: {
  readonly name: string
  readonly aside?: string
  readonly children: ComponentChildren
}) {
  return (
    <section class="charter-part" aria-label={name}>
      <h3>
        {name}
        {aside !== undefined && <span class="muted"> {aside}</span>}
      </h3>
      {children}
    </section>
  )
}

/** Treasury, price and director; before it opens, what is still missing. */
function Figures({ railway, company }: { readonly railway: ShownTable; readonly company: CompanyView }) {
  const t = railwayWords.value.companies
  const money = moneyOf(railway)
  const { director, treasury, debt = 0, price, startPrice, startPrices, shares, status } = company
  const rows: [string, ComponentChildren][] = [
    [t.columns.director, director === null ? t.noDirector : headOf(railway, director)],
    [t.columns.treasury, money(treasury)],
  ]
  if (debt > 0) rows.push([t.debt, money(debt)])
  if (price !== null) rows.push([t.price, money(price)])
  if (startPrice !== null) rows.push([t.startPrice, money(startPrice)])
  if (startPrices.length > 0) rows.push([t.startPrices, pricesOf(startPrices, money)])
  const opensBySales = status === 'started' || status === 'shelf' || status === 'later'
  if (opensBySales && shares.toFloat > 0) {
    rows.push([t.float, t.soldOf(shares.sold, shares.toFloat)])
  }
  return (
    <dl class="charter-figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each of a few; of many the least and the most. */
function pricesOf(prices: readonly number[], money: (amount: number) => string): string {
  const [least = 0] = prices
  if (prices.length <= 8) return words.value.formats.list(prices.map(money))
  return `${least}–${money(prices.at(-1) ?? least)}`
}

function Shares({ railway, company }: { readonly railway: ShownTable; readonly company: CompanyView }) {
  const t = railwayWords.value.companies
  const { shares } = company
  const lines = shares.holders.map(({ holder, shares: held, percent, director }) => ({
    key: String(holder),
    name: headOf(railway, holder),
    held,
    percent,
    director,
  }))
  for (const kind of ['bank', 'pool', 'reserved'] as const) {
    const held = shares[kind]
    if (held > 0)
      lines.push({
        key: kind,
        name: restName(railway, kind),
        held,
        percent: held * shares.percent,
        director: false,
      })
  }
  return (
    <>
      <ShareChips railway={railway} company={company} />
      <ul class="charter-shares">
        {lines.map(({ key, name, held, percent, director }) => (
          <li key={key}>
            <span>
              {name}
              {director && <span class="chip">{t.directorMark}</span>}
            </span>
            <span class="muted">{t.ofShares(held)}</span>
            <b>{percentOf(percent)}</b>
          </li>
        ))}
      </ul>
      <p class="muted">{t.most(shares.most, percentOf(shares.most * shares.percent))}</p>
    </>
  )
}
