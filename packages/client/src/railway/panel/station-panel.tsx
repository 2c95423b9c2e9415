import type { StationMeaning } from '@roundhouse/view/railway'
import type { Point } from '../../board/hex-geometry.ts'
import { words } from '../../shell/words.ts'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import { SIDE } from '../board/measures.ts'
import { trackShape } from '../board/track-shape.ts'
import { toldCosts } from '../equal-costs.ts'
import { type CityPlace, cityKey } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { Besides } from './besides.tsx'
import { BestChange } from './best-change.tsx'
import { Buttons } from './buttons.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { sayer } from './say.ts'

/** A city on the map: for a station, for the home, or to take one of two stations off. */
export function StationPanel({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel.station
  const question = railway.question.value
  const say = sayer(railway)
  if (question === null) return null
  const asked = railway.decision.value
  return (
    <PanelFrame railway={railway} heading={say(question.heading)} section={question.section}>
      <p class="prompt">{railway.cities.value.length === 0 ? t.nowhere : say(question.prompt ?? '')}</p>
      <Cities railway={railway} />
      {asked === 'station' && question.company === railway.view.value.operating && <Cost railway={railway} />}
      {asked === 'station' && <BestChange railway={railway} />}
      {asked !== 'city' && <Besides railway={railway} />}
      <Buttons railway={railway} confirm={confirmWords(railway)} />
    </PanelFrame>
  )
}

/** The cities as a list too: whoever does not point at the map chooses here. */
function Cities({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel.station
  const { signed } = words.value.formats
  const { city } = railway.draft.value
  const gains = foundIn(railway.gains.value)
  const places = railway.cities.value
  return (
    <div class="choices compact" role="group" aria-label={t.cities}>
      {places.map((place) => {
        const { gain, isLeast } = gains?.get(cityKey(place)) ?? { gain: 0, isLeast: false }
        const chosen = city !== null && city.city === place.city && city.hex === place.hex
        return (
          <ChoiceRow
            key={cityKey(place)}
            railway={railway}
            why={railway.refuse(railway.game.cityAction(railway.state.value, place))}
            pressed={chosen}
            onPress={() => railway.change({ city: chosen ? null : place, action: null })}
            name={nameOf(railway, place)}
            {...(gain === 0 && !isLeast
              ? {}
              : { figure: <span class="gain">{isLeast ? `≥ ${signed(gain)}` : signed(gain)}</span> })}
          />
        )
      })}
    </div>
  )
}

/** "Brno", or "Praha, top" where the hex has several cities under one name. */
function nameOf({ view }: RailwayTable, { hex: id, city }: CityPlace): string {
  const t = railwayWords.value.panel.station
  const { orientation, hexes } = view.value.board
  const hex = hexes.find((each) => each.id === id)
  if (hex === undefined) return id
  const { names, stops, track } = hex
  if (stops.length > 1 && names.length === stops.length) return names[city] ?? id
  const name = names.length === 0 ? id : names.join('/')
  const at = trackShape(orientation, track).stops[city]?.at
  return stops.length < 2 || at === undefined ? name : t.city(name, whereIs(at))
}

/** A city as its reader finds it in the hex. */
function whereIs({ x, y }: Point): string {
  const { around, middle } = railwayWords.value.panel.station
  const eighth = Math.round((Math.atan2(y, x) / Math.PI) * 4)
  return (Math.hypot(x, y) < SIDE / 8 ? null : around.at(eighth % 8)) ?? middle
}

function Cost({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel
  const money = moneyOf(railway)
  const meaning = meaningOf(railway)
  if (meaning === null) return null
  const { cost, treasury, left } = meaning
  return (
    <>
      <Consequences>
        <Consequence name={t.station.cost}>
          <b class="figure">{money(cost)}</b>
        </Consequence>
        <Consequence name={t.treasury}>
          <Change {...treasury} show={money} />
        </Consequence>
      </Consequences>
      {cost > 0 && <p class="prompt">{t.station.next(left.length, toldCosts(left, money))}</p>}
    </>
  )
}

/** Null while no city is chosen. */
function meaningOf({ game, state, view, draft }: RailwayTable): StationMeaning | null {
  const company = view.value.operating
  return company === null || draft.value.city === null ? null : game.stationMeaning(state.value, company)
}

function confirmWords(railway: RailwayTable): string {
  const t = railwayWords.value.panel.station
  if (railway.decision.value === 'city') return t.takeCity
  if (railway.decision.value === 'remove') return t.takeOff
  const meaning = meaningOf(railway)
  if (meaning === null) return t.place
  return meaning.cost === 0 ? t.placeFree : t.placeFor(moneyOf(railway)(meaning.cost))
}
