import type { ExchangeStations } from '@roundhouse/view/railway'
import type { ComponentChildren } from 'preact'
import { SectionLink } from '../../table/section-link.tsx'
import { RailwayMiniBoard } from '../board/railway-mini-board.tsx'
import { sayer } from '../panel/say.ts'
import type { RailwayTable } from '../railway-table.ts'

/** The stations of both on the map: a ring where one stays, a cross where one is lost, and how near the limit is. */
export function Stations({
  railway,
  stations: { name, said, section, places, unplaced, most, tooMany },
  children,
}: {
  readonly railway: RailwayTable
  readonly stations: ExchangeStations
  /** What stands beside it. */
  readonly children: ComponentChildren
}) {
  const say = sayer(railway)
  const { board } = railway.view.value
  const stay = places.filter(({ kind }) => kind === 'stays')
  const lost = places.filter(({ kind }) => kind === 'lost')
  const part = (count: number): string => `${(100 * count) / Math.max(most, stay.length + unplaced)}%`
  return (
    <section class="exchange-stations">
      <div class="exchange-map">
        <RailwayMiniBoard board={board} companies={railway.game.looks} rings={places} />
      </div>
      <div>
        <h3>
          {say(name)} <SectionLink table={railway.table} section={section} short />
        </h3>
        <p>
          <i class="station-ring" data-kind="stays" aria-hidden="true" />
          {[...new Set(stay.map((place) => place.name))].join(', ')}
        </p>
        {lost.length > 0 && (
          <p>
            <i class="station-ring" data-kind="lost" aria-hidden="true" />
            {lost.map((place) => `${place.name} (${place.company})`).join(', ')}
          </p>
        )}
        <div class="station-bar" aria-hidden="true">
          <i style={{ width: part(stay.length) }} />
          <i data-unplaced style={{ width: part(unplaced) }} />
        </div>
        <p>{say(said)}</p>
        {tooMany !== null && <p class="choice">{say(tooMany)}</p>}
      </div>
      {children}
    </section>
  )
}
