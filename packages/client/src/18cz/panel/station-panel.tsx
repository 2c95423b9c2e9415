import { asReadonly } from '@roundhouse/kernel'
import type { SectionId } from '@roundhouse/titles/18cz'
import { stationPreview } from '@roundhouse/view/18cz'
import { hexName } from '@roundhouse/words/cz'
import { toldCosts } from '../../railway/equal-costs.ts'
import { Besides } from '../../railway/panel/besides.tsx'
import { Buttons } from '../../railway/panel/buttons.tsx'
import { ChoiceRow } from '../../railway/panel/choice-row.tsx'
import { PanelFrame } from '../../railway/panel/panel-frame.tsx'
import type { CityPlace } from '../../railway/railway-game.ts'
import { cityKey } from '../../railway/railway-game.ts'
import { foundIn } from '../../railway/searching.ts'
import { words } from '../../shell/words.ts'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import { citiesHere } from '../cities.ts'
import type { CzTable } from '../cz-table.ts'
import { BestChange } from './best-change.tsx'
import { money, panelWords } from './text.ts'

const SECTIONS: Readonly<Record<string, SectionId>> = {
  token: 'VIII.6',
  chooseCity: 'VIII.6',
  acquiredTokens: 'VIII.9',
}

/** A city on the map: for a station, for the home, or to take one of two stations off. — VIII.6, VIII.9 */
export function StationPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.station
  const { step } = cz.state.value
  const heading = step === 'token' ? t.heading : step === 'chooseCity' ? t.home : t.double
  return (
    <PanelFrame railway={cz} heading={heading} section={SECTIONS[step] ?? 'VIII.6'}>
      <Prompt cz={cz} />
      <Cities cz={cz} />
      {step === 'token' && <Cost cz={cz} />}
      {step === 'token' && <BestChange cz={cz} />}
      {step !== 'chooseCity' && <Besides railway={cz} />}
      <Buttons railway={cz} confirm={confirmWords(cz)} />
    </PanelFrame>
  )
}

function Prompt({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.station
  const { step } = cz.state.value
  const company = cz.view.value.operating
  if (step === 'chooseCity') return <p class="prompt">{t.pickHome}</p>
  if (step === 'acquiredTokens') return <p class="prompt">{t.pickDouble}</p>
  const { cost } = stationPreview(asReadonly(cz.state.value), company ?? '')
  return <p class="prompt">{cost === 0 ? t.pick : t.pickNext(money(cost))}</p>
}

/** The cities as a list too: whoever does not point at the map chooses here. */
function Cities({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.station
  const { signed } = words.value.formats
  const { city } = cz.draft.value
  const gains = foundIn(cz.gains.value)
  const places = citiesHere(cz)
  return (
    <div class="choices compact" role="group" aria-label={t.cities}>
      {places.map((place) => {
        const gain = gains?.get(cityKey(place))?.gain ?? 0
        const chosen = city !== null && city.city === place.city && city.hex === place.hex
        return (
          <ChoiceRow
            key={cityKey(place)}
            railway={cz}
            why={cz.refuse(cz.game.cityAction(cz.state.value, place))}
            pressed={chosen}
            onPress={() => cz.change({ city: chosen ? null : place, action: null })}
            name={nameOf(cz, place, places)}
            {...(gain === 0 ? {} : { figure: <span class="gain">{signed(gain)}</span> })}
          />
        )
      })}
    </div>
  )
}

/** "Brno", or "Praha, city 2" where the hex has several to choose from. */
function nameOf(cz: CzTable, { hex, city }: CityPlace, places: readonly CityPlace[]): string {
  const t = panelWords.value.station
  const name = hexName(hex)
  const several =
    places.some((other) => other.hex === hex && other.city !== city) ||
    (cz.view.value.board.hexes.find(({ id }) => id === hex)?.stops.length ?? 1) > 1
  return several ? t.city(name, city + 1) : name
}

function Cost({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value
  const company = cz.view.value.operating
  if (company === null || cz.draft.value.city === null) return null
  const { cost, treasury, left } = stationPreview(asReadonly(cz.state.value), company)
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

function confirmWords(cz: CzTable): string {
  const t = panelWords.value.station
  const { step } = cz.state.value
  if (step === 'chooseCity') return t.takeCity
  if (step === 'acquiredTokens') return t.takeOff
  if (cz.draft.value.city === null) return t.place
  const { cost } = stationPreview(asReadonly(cz.state.value), cz.view.value.operating ?? '')
  return cost === 0 ? t.placeFree : t.placeFor(money(cost))
}
