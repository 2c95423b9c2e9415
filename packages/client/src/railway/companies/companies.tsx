import type { CompanyView, TrainFrame, TrainView } from '@roundhouse/view/railway'
import { memo } from '../../board/memo.ts'
import { words } from '../../shell/words.ts'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { type ShownTable, freshness, holderName } from '../shown-table.ts'
import { type ChipTrain, TrainChip } from '../train-chip.tsx'
import { railwayWords, sizeName } from '../words.ts'
import { openedCharter } from './opened.ts'
import { companiesByKind, sortCompanies } from './sort-companies.ts'
import './companies.css'

/** All companies: those that operate as a table in turn order, the others as signs below it. */
export function Companies({ railway }: { readonly railway: ShownTable }) {
  const t = railwayWords.value.companies
  const { columns } = t
  const { companies, kinds = [] } = railway.view.value
  const { open, started, onSale, later, closed } = sortCompanies(companies)
  const seen = new Map(railway.seen.value?.companies.map((company) => [company.id, company]))
  return (
    <div class="railway-companies">
      {open.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.sign}</th>
              <th scope="col" title={columns.director}>
                {columns.director}
              </th>
              <th scope="col">{columns.price}</th>
              <th scope="col">{columns.treasury}</th>
              <th scope="col">{columns.trains}</th>
              <th scope="col">
                <abbr title={columns.stations}>{columns.stationsShort}</abbr>
              </th>
            </tr>
          </thead>
          {companiesByKind(open, kinds).map((group) => (
            <tbody key={group.kind}>
              {group.kind !== '' && (
                <tr class="company-kind">
                  <th scope="rowgroup" colSpan={6}>
                    {sizeName(group.kind)}
                  </th>
                </tr>
              )}
              {group.companies.map((company) => (
                <Row key={company.id} {...rowOf(railway, company, seen.get(company.id))} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <Others railway={railway} name={t.status.started} companies={started} />
      <Others railway={railway} name={t.status.shelf} companies={onSale} />
      <Others railway={railway} name={t.status.later} companies={later} />
      <Others railway={railway} name={t.status.closed} companies={closed} />
    </div>
  )
}

interface RowProps {
  readonly railway: ShownTable
  readonly id: string
  readonly name: string
  readonly turn: string
  readonly turnWords: string
  readonly director: string
  readonly price: string
  readonly priceFresh: string | undefined
  readonly treasury: string
  readonly treasuryFresh: string | undefined
  /** "2+2 medium, 3 small": one text, so that equal trains are not drawn again. */
  readonly trains: string
  readonly noTrains: string
  readonly stations: number
  readonly opens: string
}

function rowOf(railway: ShownTable, company: CompanyView, seen: CompanyView | undefined): RowProps {
  const t = railwayWords.value.companies
  const { id, name, turn, director, price, treasury, trains, stations } = company
  const { number } = words.value.formats
  return {
    railway,
    id,
    name,
    turn: turn ?? '',
    turnWords: turn === null ? '' : t.turn[turn],
    director: director === null ? '–' : holderName(railway, director),
    price: price === null ? '–' : number(price),
    priceFresh: freshness(price, seen?.price),
    treasury: number(treasury),
    treasuryFresh: freshness(treasury, seen?.treasury),
    trains: trains.map(writtenTrain).join(','),
    noTrains: t.noTrains,
    stations: stations.left.length,
    opens: t.openCharter(id),
  }
}

const Row = memo(function Row(props: RowProps) {
  const { railway, id, name, turn, turnWords, director, trains } = props
  return (
    <tr data-turn={turn} onClick={(event) => openFrom(event.currentTarget, id)}>
      <th scope="row">
        <button type="button" class="sign-button" aria-label={props.opens} title={name}>
          <CompanySign company={lookOf(railway, id)} size={21} />
        </button>
        <span class="visually-hidden">{turnWords === '' ? id : `${id}, ${turnWords}`}</span>
      </th>
      <td class="director" title={director}>
        {director}
      </td>
      <td class="price">
        <b class={props.priceFresh}>{props.price}</b>
      </td>
      <td>
        <span class={props.treasuryFresh}>{props.treasury}</span>
      </td>
      <td class="trains">
        {trains === '' ? (
          <>
            <span aria-hidden="true">–</span>
            <span class="visually-hidden">{props.noTrains}</span>
          </>
        ) : (
          <span class="train-chips">
            {trains.split(',').map((train, index) => (
              <TrainChip key={index} train={readTrain(train)} />
            ))}
          </span>
        )}
      </td>
      <td>{props.stations}</td>
    </tr>
  )
})

/** The focus is on the row's own button, so that it returns there when the charter is closed. */
function openFrom(row: HTMLElement, id: string): void {
  row.querySelector('button')?.focus()
  openedCharter.value = id
}

function writtenTrain({ kind, size, frame, warranties = 0, permitted = true }: TrainView): string {
  return `${kind} ${size} ${frame ?? ''} ${warranties} ${permitted}`
}

function readTrain(text: string): ChipTrain {
  const [kind = '', size = '', frame = '', warranties = '', permitted = ''] = text.split(' ')
  const chip = { kind, size, warranties: Number(warranties), permitted: permitted !== 'false' }
  return frame === '' ? chip : { ...chip, frame: frame as TrainFrame }
}

/** Companies that do not operate: their signs under a heading, each leads to its charter. */
function Others({
  railway,
  name,
  companies,
}: {
  readonly railway: ShownTable
  readonly name: string
  readonly companies: readonly CompanyView[]
}) {
  const t = railwayWords.value.companies
  if (companies.length === 0) return null
  return (
    <dl class="company-others">
      <dt>{name}</dt>
      <dd>
        {companies.map(({ id, name: full, status, shares }) => (
          <button
            key={id}
            type="button"
            class="sign-button"
            data-status={status}
            title={full}
            onClick={() => (openedCharter.value = id)}
          >
            <span class="visually-hidden">
              {status === 'started' && shares.toFloat > 0
                ? `${t.openCharter(id)}. ${t.progress(shares.sold, shares.toFloat)}`
                : t.openCharter(id)}
            </span>
            <span class="sign-face" aria-hidden="true">
              <CompanySign company={lookOf(railway, id)} size={21} />
              {status === 'started' && shares.toFloat > 0 && (
                <small>
                  {shares.sold}/{shares.toFloat}
                </small>
              )}
            </span>
          </button>
        ))}
      </dd>
    </dl>
  )
}
