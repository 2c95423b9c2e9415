import type { AcquisitionPreview } from '@roundhouse/view/18cz'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import type { CzTable } from '../cz-table.ts'
import { money, panelWords } from './text.ts'

/** What an acquisition costs, whom it pays, and what comes over with the company. — VIII.9 */
export function Acquisition({ cz, preview }: { readonly cz: CzTable; readonly preview: AcquisitionPreview }) {
  const t = panelWords.value
  const { takes } = preview
  const nameOf = (seat: number): string =>
    seat === cz.table.me.value ? t.you : cz.table.naming.value.player(seat)
  const taken = [
    ...(takes.cash > 0 ? [t.acquire.cash(money(takes.cash))] : []),
    ...(takes.trains.length > 0 ? [t.acquire.trains(takes.trains.map(({ kind }) => kind))] : []),
    ...(takes.locals.length > 0 ? [t.acquire.locals(takes.locals.length)] : []),
    ...(takes.stations > 0 ? [t.acquire.stations(takes.stations)] : []),
  ]
  return (
    <>
      <Consequences>
        {preview.bySeat.map(({ seat, percent, amount, value }) => (
          <Consequence
            key={seat}
            name={`${nameOf(seat)} ${t.shareOf(percent)}, ${t.acquire.worth(money(value))}`}
          >
            <b class="figure">{money(amount)}</b>
          </Consequence>
        ))}
        <Consequence name={t.acquire.cost}>
          <b class="figure">{money(preview.cost)}</b>
        </Consequence>
        <Consequence name={t.treasury}>
          <Change {...preview.treasury} show={money} />
        </Consequence>
      </Consequences>
      <p class="prompt">
        {t.acquire.takes}: {taken.length === 0 ? t.acquire.nothing : t.and(taken)}.{' '}
        {t.acquire.stationPrice(money(preview.stationPrice))}
      </p>
    </>
  )
}
