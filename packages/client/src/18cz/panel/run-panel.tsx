import { asReadonly } from '@roundhouse/kernel'
import { routeStops } from '@roundhouse/view/18cz'
import { refusalSentence } from '@roundhouse/words'
import { Besides } from '../../railway/panel/besides.tsx'
import { Buttons } from '../../railway/panel/buttons.tsx'
import { PanelFrame } from '../../railway/panel/panel-frame.tsx'
import type { RouteDraft } from '../../railway/railway-game.ts'
import { foundIn } from '../../railway/searching.ts'
import { words } from '../../shell/words.ts'
import { SectionLink } from '../../table/section-link.tsx'
import type { CzTable } from '../cz-table.ts'
import { LENT_TRAIN, canLend, lendTrain, routesInHand, valueAlone, valueInHand } from '../routes.ts'
import { czWords } from '../words.ts'
import { Dividend } from './best-change.tsx'
import { RunChip, Stops } from './run-lines.tsx'
import { money, panelWords } from './text.ts'

/** The best run at once; every route can be drawn by hand, with its value live. — VIII.7, VIII.8 */
export function RunPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.run
  const best = foundIn(cz.best.value)
  const { routes, drawing } = cz.draft.value
  const searching = routes === null && best === null
  const value = searching ? null : valueInHand(cz)
  const revenue = value === null || 'code' in value ? null : value.revenue
  const company = cz.view.value.operating
  return (
    <PanelFrame railway={cz} heading={t.heading} section="VIII.7">
      <div class="best">
        <div class="total">
          <span>{t.revenue}</span>
          {revenue === null ? (
            <span class="calm">
              {searching ? (cz.best.value.kind === 'failed' ? t.failed : t.searching) : '–'}
            </span>
          ) : (
            <b class="figure">{money(revenue)}</b>
          )}
        </div>
        <RouteRows cz={cz} />
        {revenue !== null && company !== null && (
          <Dividend cz={cz} company={company} before={revenue} after={revenue} />
        )}
      </div>
      <Verdict cz={cz} revenue={revenue} />
      {drawing !== null && <p class="prompt">{t.drawing}</p>}
      <div class="tools-row">
        {routes !== null && (
          <button
            type="button"
            class="button small"
            onClick={() => cz.change({ routes: null, drawing: null })}
          >
            {t.useBest}
          </button>
        )}
        {canLend(cz) && !routesInHand(cz).some(({ train }) => train === LENT_TRAIN) && (
          <button type="button" class="button small" onClick={() => lendTrain(cz)}>
            {t.lend}
          </button>
        )}
      </div>
      <Besides railway={cz} />
      <Buttons
        railway={cz}
        confirm={revenue === null ? t.heading : revenue === 0 ? t.nothing : t.confirm(money(revenue))}
      />
    </PanelFrame>
  )
}

/** How the run compares with the best one, or which rule it breaks. */
function Verdict({ cz, revenue }: { readonly cz: CzTable; readonly revenue: number | null }) {
  const t = panelWords.value.run
  const best = foundIn(cz.best.value)
  const value = cz.draft.value.routes === null ? null : valueInHand(cz)
  if (value !== null && 'code' in value) {
    return (
      <p class="note bad" role="status">
        {refusalSentence(words.value, value, cz.table.naming.value)}{' '}
        {value.section !== undefined && <SectionLink table={cz.table} section={value.section} />}
      </p>
    )
  }
  if (best === null || revenue === null) return null
  const less = best.revenue - revenue
  // With the lent train a run earns more than the best one of the company's own trains.
  if (less < 0) return null
  return (
    <p class={less > 0 ? 'note' : 'note good'} role="status">
      {less > 0 ? t.lessThanBest(money(less)) : t.isBest}
    </p>
  )
}

function RouteRows({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.run
  const routes = routesInHand(cz)
  if (routes.length === 0)
    return cz.best.value.kind === 'searching' ? null : <p class="prompt">{t.noTrain}</p>
  return (
    <ul class="run-lines by-hand">
      {routes.map((route, at) => (
        <RouteRow key={at} cz={cz} route={route} at={at} routes={routes} />
      ))}
    </ul>
  )
}

function RouteRow({
  cz,
  route,
  at,
  routes,
}: {
  readonly cz: CzTable
  readonly route: RouteDraft
  readonly at: number
  readonly routes: readonly RouteDraft[]
}) {
  const t = panelWords.value.run
  const { number } = words.value.formats
  const value = valueAlone(cz, route)
  const stops = routeStops(asReadonly(cz.state.value), route)
  const drawn = cz.draft.value.drawing === at
  const train = czWords.value.rounds.train(route.train)
  return (
    <li data-drawing={drawn} data-broken={value !== null && typeof value !== 'number'}>
      <RunChip train={route.train} at={at} />
      <span>
        {stops.length === 0 ? (
          <span class="stops muted">{route.hexes.length === 0 ? t.noRoute : route.hexes.join(' ')}</span>
        ) : (
          <Stops stops={stops} />
        )}
        {route.train === LENT_TRAIN && canLend(cz) && <small class="muted">{t.lent}</small>}
      </span>
      <b>{typeof value === 'number' ? number(value) : '–'}</b>
      <span class="tools">
        <button
          type="button"
          class="button small"
          role="switch"
          aria-checked={drawn}
          aria-label={t.draw(train)}
          onClick={() => cz.change({ routes, drawing: drawn ? null : at })}
        >
          {t.drawShort}
        </button>
        <button
          type="button"
          class="tool"
          aria-label={t.clear(train)}
          onClick={() =>
            cz.change({
              routes: routes.map((each, index) => (index === at ? { ...each, hexes: [] } : each)),
              drawing: at,
            })
          }
        >
          ×
        </button>
      </span>
    </li>
  )
}
