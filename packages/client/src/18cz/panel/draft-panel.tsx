import { type Seat, asReadonly } from '@roundhouse/kernel'
import type { Size } from '@roundhouse/titles/18cz'
import { type LocalRow, localRows } from '@roundhouse/view/18cz'
import { SizeMark } from '../../railway/train-chip.tsx'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import type { CzTable } from '../cz-table.ts'
import { Footing } from './buttons.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { money, panelWords } from './text.ts'

const SIZES: readonly Size[] = ['small', 'medium', 'large']

/** The locals on their board, by size: one may be bought, or one passes. — VI */
export function DraftPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.locals
  const rows = localRows(asReadonly(cz.state.value))
  const { action } = cz.draft.value
  const chosen = action?.type === 'buyLocal' ? rows.find(({ id }) => id === action.local) : undefined
  const seat = cz.table.acting.value
  return (
    <PanelFrame cz={cz} heading={t.heading} hint={t.hint} section="VI">
      <p class="prompt">{t.power}</p>
      {SIZES.map((size) => (
        <LocalsOfSize key={size} cz={cz} size={size} rows={rows.filter((row) => row.size === size)} />
      ))}
      <Footing cz={cz} confirm={chosen === undefined ? t.buy : t.buyFor(chosen.name, money(chosen.price))}>
        {chosen !== undefined && seat !== null && <Meaning cz={cz} seat={seat} row={chosen} />}
      </Footing>
    </PanelFrame>
  )
}

function LocalsOfSize({
  cz,
  size,
  rows,
}: {
  readonly cz: CzTable
  readonly size: Size
  readonly rows: readonly LocalRow[]
}) {
  const [first] = rows
  const name = panelWords.value.locals.sizes[size] ?? size
  if (first === undefined) return null
  return (
    <section class="group">
      <h3>
        <SizeMark size={size} /> {name}
        <small>{powerOf(first)}</small>
      </h3>
      <div class="choices compact" role="group" aria-label={name}>
        {rows.map((row) => (
          <LocalLine key={row.id} cz={cz} row={row} />
        ))}
      </div>
    </section>
  )
}

/** "5 K a round · river free · purple green". */
export function powerOf({ income, waives, lays }: LocalRow): string {
  const t = panelWords.value
  const named = (names: Readonly<Record<string, string>>, ids: readonly string[]): readonly string[] =>
    ids.map((id) => names[id] ?? id)
  return [
    t.locals.income(money(income)),
    t.locals.waives(named(t.terrain, waives)),
    t.locals.lays(named(t.colours, lays)),
  ].join(' · ')
}

function LocalLine({ cz, row }: { readonly cz: CzTable; readonly row: LocalRow }) {
  const t = panelWords.value.locals
  const { action } = cz.draft.value
  const mine = typeof row.owner === 'number' ? row.owner : null
  return (
    <ChoiceRow
      cz={cz}
      why={cz.refuse({ type: 'buyLocal', local: row.id })}
      pressed={action?.type === 'buyLocal' && action.local === row.id}
      onPress={() => cz.change({ action: { type: 'buyLocal', local: row.id } })}
      name={row.name}
      {...(mine === null ? {} : { note: t.owned(cz.table.naming.value.player(mine)) })}
      figure={money(row.price)}
    />
  )
}

function Meaning({ cz, seat, row }: { readonly cz: CzTable; readonly seat: Seat; readonly row: LocalRow }) {
  const t = panelWords.value
  const player = cz.view.value.players.find((each) => each.seat === seat)
  if (player === undefined) return null
  const income = player.privates.reduce((sum, each) => sum + each.income, 0)
  const limit = cz.view.value.bank.certificateLimit
  return (
    <Consequences>
      <Consequence name={t.cash}>
        <Change before={player.cash} after={player.cash - row.price} show={money} />
      </Consequence>
      <Consequence name={t.locals.incomeARound}>
        <Change before={income} after={income + row.income} show={money} good />
      </Consequence>
      <Consequence name={t.shares.certificates}>
        <Change
          before={player.certificates}
          after={player.certificates + 1}
          show={(count) => t.shares.ofLimit(count, limit)}
        />
      </Consequence>
    </Consequences>
  )
}
