import type { CompanyView } from '@roundhouse/view/railway'
import { memo } from '../../board/memo.ts'
import { words } from '../../shell/words.ts'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { sayer } from '../panel/say.ts'
import { Seal } from '../seal.tsx'
import { type ShownTable, freshness, headOf } from '../shown-table.ts'
import { TrainChip } from '../train-chip.tsx'
import { kindNote, railwayWords, sizeName, sizeShort } from '../words.ts'
import { openedCharter } from './opened.ts'
import { Others } from './other-companies.tsx'
import { companiesByKind, sortCompanies } from './sort-companies.ts'
import { Chips, permitChip, readTrain, writtenTrain } from './written-chips.tsx'
import './companies.css'

/**
 * All companies: those that operate as a table in turn order, the others as signs below it. Where kinds act one after the
 * other each kind is a group, and whoever waits stands there with what for; `columns` puts the groups side by side.
 */
export function Companies({
  railway,
  columns = false,
}: {
  readonly railway: ShownTable
  readonly columns?: boolean
}) {
  const t = railwayWords.value.companies
  const { companies, kinds = [] } = railway.view.value
  const { open, started, onSale, later, closed } = sortCompanies(companies)
  const rest = (list: readonly CompanyView[]) => list.filter((each) => !waitsInGroup(each, kinds))
  const waiting = companies.filter((each) => waitsInGroup(each, kinds))
  const groups = companiesByKind([...open, ...waiting], kinds)
  return (
    <div class={columns ? 'railway-companies in-columns' : 'railway-companies'}>
      {columns ? (
        groups.map((group) => <GroupTable key={group.kind} railway={railway} groups={[group]} alone />)
      ) : (
        <GroupTable railway={railway} groups={groups} alone={false} />
      )}
      <div class="other-companies" data-beside={railway.game.narrowMap}>
        <Others railway={railway} name={t.groups.started} companies={rest(started)} />
        <Others railway={railway} name={t.groups.shelf} companies={rest(onSale)} />
        <Others railway={railway} name={t.groups.later} companies={rest(later)} />
        <Others railway={railway} name={t.groups.closed} companies={closed} />
      </div>
    </div>
  )
}

function waitsInGroup({ status, waits }: CompanyView, kinds: readonly string[]): boolean {
  return kinds.length > 0 && waits !== undefined && status !== 'open' && status !== 'closed'
}

type KindGroup = ReturnType<typeof companiesByKind>[number]

/** `alone`: one group by itself, narrow, with the columns that its companies have something in. */
function GroupTable({
  railway,
  groups,
  alone,
}: {
  readonly railway: ShownTable
  readonly groups: readonly KindGroup[]
  readonly alone: boolean
}) {
  const seen = new Map(railway.seen.value?.companies.map((company) => [company.id, company]))
  const forming = new Set(railway.notices.value.flatMap(({ folded, from }) => (folded ? [] : from)))
  if (groups.every(({ companies }) => companies.length === 0)) return null
  const permits = groups.some(({ companies }) => companies.some((each) => each.permits !== undefined))
  const priced = !alone || groups.some(({ companies }) => companies.some(({ price }) => price !== null))
  return (
    <table data-kind={alone ? groups[0]?.kind : undefined} data-permits={permits || undefined}>
      <Heads alone={alone} priced={priced} permits={permits} />
      {groups.map((group) => (
        <tbody key={group.kind}>
          {group.kind !== '' && (
            <tr class="company-kind">
              <th scope="rowgroup" colSpan={6}>
                {alone ? sizeShort(group.kind) : sizeName(group.kind)}
                {kindNote(group.kind) !== null && <small> {kindNote(group.kind)}</small>}
              </th>
            </tr>
          )}
          {group.companies.map((company) => (
            <Row
              key={company.id}
              {...rowOf(railway, company, seen.get(company.id))}
              forming={forming.has(company.id)}
              priced={priced}
              permitted={permits}
              alone={alone}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface HeadsProps {
  readonly alone: boolean
  readonly priced: boolean
  readonly permits: boolean
}

const Heads = memo(({ alone, priced, permits }: HeadsProps) => {
  const { columns } = railwayWords.value.companies
  return (
    <thead class={alone ? 'visually-hidden' : undefined}>
      <tr>
        <th scope="col">{columns.sign}</th>
        <th scope="col" title={columns.director}>
          {columns.director}
        </th>
        {priced && <th scope="col">{columns.price}</th>}
        <th scope="col">
          {permits ? <abbr title={columns.treasury}>{columns.treasuryShort}</abbr> : columns.treasury}
        </th>
        {permits && <th scope="col">{columns.permits}</th>}
        <th scope="col">{columns.trains}</th>
        {!alone && !permits && (
          <th scope="col">
            <abbr title={columns.stations}>{columns.stationsShort}</abbr>
          </th>
        )}
      </tr>
    </thead>
  )
})

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
  /** Written as trains are. */
  readonly permits: string
  /** Whether it has a charter, where that differs. */
  readonly size: string
  readonly stations: number
  readonly opens: string
  /** What everybody should know of it; empty: nothing. */
  readonly told: string
  /** What it waits for; empty once it operates. */
  readonly waits: string
}

/** How its group is drawn. */
interface RowLook {
  /** It goes into a company that is about to be formed. */
  readonly forming: boolean
  readonly priced: boolean
  /** With the kinds of train that it may run; stations are told on its charter then. */
  readonly permitted: boolean
  readonly alone: boolean
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
    director: director === null ? '–' : headOf(railway, director),
    price: price === null ? '–' : number(price),
    priceFresh: freshness(price, seen?.price),
    treasury: number(treasury),
    treasuryFresh: freshness(treasury, seen?.treasury),
    trains: trains.map(writtenTrain).join(','),
    noTrains: t.noTrains,
    permits: (company.permits ?? []).map((permit) => permitChip(permit)).join(','),
    size: company.size,
    stations: stations.left.length,
    opens: t.openCharter(id),
    told: company.told === undefined ? '' : sayer(railway)(company.told),
    waits: company.waits === undefined ? '' : sayer(railway)(company.waits),
  }
}

const Row = memo(function Row(props: RowProps & RowLook) {
  const { railway, id, name, turn, turnWords, waits } = props
  const director = waits === '' ? props.director : waits
  return (
    <tr
      data-turn={turn}
      data-waits={waits !== ''}
      data-told={props.told !== '' || undefined}
      data-forming={props.forming}
      style={props.forming ? { '--company': lookOf(railway, id).colour } : undefined}
      onClick={(event) => openFrom(event.currentTarget, id)}
    >
      <th scope="row">
        <button type="button" class="sign-button" aria-label={props.opens} title={name}>
          <CompanySign company={lookOf(railway, id)} size={21} />
        </button>
        {props.permitted && <Seal chartered={props.size === 'chartered'} />}
        <span class="visually-hidden">{turnWords === '' ? id : `${id}, ${turnWords}`}</span>
      </th>
      <td
        class="director"
        title={props.told === '' ? director : props.told}
        colSpan={waits !== '' && props.alone ? 3 : 1}
      >
        <span>{director}</span>
      </td>
      {props.priced && (
        <td class="price">
          <b class={props.priceFresh}>{props.price}</b>
        </td>
      )}
      {!(waits !== '' && props.alone) && <Goods {...props} />}
    </tr>
  )
})

/** More trains and permits than this, as after mergers, stand in several lines. */
const IN_A_LINE = 4

/** What it has: money, trains, stations. */
function Goods(props: RowProps & RowLook) {
  const { trains } = props
  const many = roomOf(trains) + countIn(props.permits) > IN_A_LINE
  return (
    <>
      <td>
        <span class={props.treasuryFresh}>{props.treasury}</span>
      </td>
      {props.permitted && (
        <td class="permits" data-many={many}>
          <Chips chips={props.permits} />
        </td>
      )}
      <td class="trains" data-many={many}>
        {trains === '' ? (
          <>
            <span aria-hidden="true">–</span>
            <span class="visually-hidden">{props.noTrains}</span>
          </>
        ) : (
          <span class="train-chips">
            {(props.alone ? alike(trains.split(',')) : trains.split(',').map(single)).map(
              ({ train, count }, index) => (
                <span key={index}>
                  <TrainChip train={readTrain(train)} />
                  {count > 1 && <small>{railwayWords.value.bank.count(count)}</small>}
                </span>
              ),
            )}
          </span>
        )}
      </td>
      {!props.alone && !props.permitted && <td>{props.stations}</td>}
    </>
  )
}

function countIn(written: string): number {
  return written === '' ? 0 : written.split(',').length
}

/** Two warranties take as much room as a train. */
function roomOf(trains: string): number {
  if (trains === '') return 0
  return trains.split(',').reduce((sum, train) => sum + 1 + (readTrain(train).warranties ?? 0) / 2, 0)
}

function single(train: string): { readonly train: string; readonly count: number } {
  return { train, count: 1 }
}

/** Equal trains once, with their number. */
function alike(trains: readonly string[]): ReturnType<typeof single>[] {
  return [...new Set(trains)].map((train) => ({
    train,
    count: trains.filter((each) => each === train).length,
  }))
}

/** The focus is on the row's own button, so that it returns there when the charter is closed. */
function openFrom(row: HTMLElement, id: string): void {
  row.querySelector('button')?.focus()
  openedCharter.value = id
}
