import type { Refusal } from '@roundhouse/kernel'
import { say as saying } from '@roundhouse/view/railway'
import { refusalSentence } from '@roundhouse/words'
import { titleWords, words } from '../../shell/words.ts'
import { SectionLink } from '../../table/section-link.tsx'
import { lendTrain, lentTrain, routesInHand, valueInHand, valuesOfRoutes } from '../map/routes.ts'
import type { RouteDraft } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { Besides } from './besides.tsx'
import { Dividend } from './best-change.tsx'
import { Buttons } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { MineRow, RunChip, Stops } from './run-lines.tsx'
import { JoinUp, Together, firstTogether, leavingOut } from './run-together.tsx'
import { sayer } from './say.ts'

/** The best run at once; every route can be drawn by hand, with its value live. */
export function RunPanel({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel.run
  const best = foundIn(railway.best.value)
  const { routes, drawing } = railway.draft.value
  const searching = routes === null && best === null
  const value = searching ? null : valueInHand(railway)
  const revenue = value === null || 'code' in value ? null : value.revenue
  const company = railway.view.value.operating
  const money = moneyOf(railway)
  const lent = lentTrain(railway)
  return (
    <PanelFrame railway={railway} heading={t.heading} section={railway.question.value?.section ?? ''}>
      <div class="best">
        <div class="total">
          <span>{t.revenue}</span>
          {revenue === null ? (
            <span class="calm">
              {searching ? (railway.best.value.kind === 'failed' ? t.failed : t.searching) : '–'}
            </span>
          ) : (
            <b class="figure">{money(revenue)}</b>
          )}
        </div>
        <RouteRows railway={railway} />
        {value !== null && !('code' in value) && (value.extras ?? 0) > 0 && (
          <div class="extras">
            <span>{sayer(railway)({ code: 'revenue.subsidy', of: [] })}</span>
            <b>{words.value.formats.signed(value.extras ?? 0)}</b>
          </div>
        )}
        {revenue !== null && company !== null && (
          <Dividend railway={railway} company={company} before={revenue} after={revenue} />
        )}
      </div>
      <Verdict railway={railway} revenue={revenue} />
      {drawing !== null && <p class="prompt">{t.drawing}</p>}
      <div class="tools-row">
        {routes !== null && (
          <button
            type="button"
            class="button small"
            onClick={() => railway.change({ routes: null, drawing: null })}
          >
            {t.useBest}
          </button>
        )}
        {lent !== null && !routesInHand(railway).some(({ train }) => train === lent.train) && (
          <button type="button" class="button small" onClick={() => lendTrain(railway, lent)}>
            {sayer(railway)(lent.lend)}
          </button>
        )}
      </div>
      <Besides railway={railway} />
      <Buttons
        railway={railway}
        confirm={revenue === null ? t.heading : revenue === 0 ? t.nothing : t.confirm(money(revenue))}
      />
    </PanelFrame>
  )
}

/** How the run compares with the best one, or which rule it breaks. */
function Verdict({ railway, revenue }: { readonly railway: RailwayTable; readonly revenue: number | null }) {
  const t = railwayWords.value.panel.run
  const best = foundIn(railway.best.value)
  const value = railway.draft.value.routes === null ? null : valueInHand(railway)
  if (value !== null && 'code' in value) {
    return (
      <p class="note bad" role="status">
        {refusalSentence(titleWords.value, value, railway.table.naming.value)}{' '}
        {value.section !== undefined && <SectionLink table={railway.table} section={value.section} />}
      </p>
    )
  }
  if (best === null || revenue === null) return null
  const less = best.revenue - revenue
  // With the lent train a run earns more than the best one of the company's own trains.
  if (less < 0) return null
  return (
    <p class={less > 0 ? 'note' : 'note good'} role="status">
      {less > 0 ? t.lessThanBest(moneyOf(railway)(less)) : t.isBest}
    </p>
  )
}

function RouteRows({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel.run
  const routes = routesInHand(railway)
  const values = valuesOfRoutes(railway)
  if (routes.length === 0)
    return railway.best.value.kind === 'searching' ? null : <p class="prompt">{t.noTrain}</p>
  return (
    <ul class="run-lines by-hand">
      {routes.map((route, at) => (
        <RouteRow
          key={at}
          railway={railway}
          route={route}
          at={at}
          routes={routes}
          value={values[at] ?? null}
        />
      ))}
      <MineRow
        stops={routes.flatMap((route) => railway.game.routeStops(railway.state.value, route, routes))}
      />
    </ul>
  )
}

function RouteRow({
  railway,
  route,
  at,
  routes,
  value,
}: {
  readonly railway: RailwayTable
  readonly route: RouteDraft
  readonly at: number
  readonly routes: readonly RouteDraft[]
  readonly value: number | Refusal | null
}) {
  const t = railwayWords.value.panel.run
  const { number } = words.value.formats
  const stops = railway.game.routeStops(railway.state.value, route, routes)
  const lent = lentTrain(railway)
  const say = sayer(railway)
  const drawn = railway.draft.value.drawing === at
  const train = say(saying('names.train', route.train))
  return (
    <li data-drawing={drawn} data-broken={value !== null && typeof value !== 'number'}>
      <RunChip
        railway={railway}
        trains={routes.map(({ train: each }) => each)}
        at={at}
        first={firstTogether(railway, at)}
      />
      <span>
        {stops.length === 0 ? (
          <span class="stops muted">{route.hexes.length === 0 ? t.noRoute : route.hexes.join(' ')}</span>
        ) : (
          <Stops railway={railway} stops={stops} onPress={leavingOut(railway, at)} />
        )}
        <Together railway={railway} at={at} />
        {lent?.train === route.train && <small class="muted">{say(lent.lent)}</small>}
      </span>
      <b>{typeof value === 'number' ? number(value) : '–'}</b>
      <span class="tools">
        <button
          type="button"
          class="button small"
          role="switch"
          aria-checked={drawn}
          aria-label={t.draw(train)}
          onClick={() => railway.change({ routes, drawing: drawn ? null : at })}
        >
          {t.drawShort}
        </button>
        <JoinUp railway={railway} at={at} />
        <button
          type="button"
          class="tool"
          aria-label={t.clear(train)}
          onClick={() =>
            railway.change({
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
