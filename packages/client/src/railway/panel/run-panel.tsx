import { refusalSentence } from '@roundhouse/words'
import { titleWords, words } from '../../shell/words.ts'
import { SectionLink } from '../../table/section-link.tsx'
import { lendTrain, lentTrain, routesInHand, valueInHand } from '../map/routes.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { Besides } from './besides.tsx'
import { Footing } from './buttons.tsx'
import { Dividend } from './dividend.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { RouteRows } from './route-rows.tsx'
import { RunLegend } from './run-legend.tsx'
import { sayer } from './say.ts'

/** The best run at once; every route can be drawn by hand, with its value live. */
export function RunPanel({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel.run
  const best = foundIn(railway.best.value)
  const { routes } = railway.draft.value
  const searching = routes === null && best === null
  const value = searching ? null : valueInHand(railway)
  const revenue = value === null || 'code' in value ? null : value.revenue
  const company = railway.view.value.operating
  const money = moneyOf(railway)
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
            <span class="figures">
              <b class="figure">{money(revenue)}</b>
              {best?.revenue === revenue && <span class="gain">{t.isBest}</span>}
            </span>
          )}
          {routes !== null && best?.revenue !== revenue && (
            <button
              type="button"
              class="button small"
              onClick={() => railway.change({ routes: null, drawing: null })}
            >
              {t.useBest}
            </button>
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
      <Lent railway={railway} />
      <RunLegend railway={railway} />
      <Besides railway={railway} />
      <Footing
        railway={railway}
        confirm={revenue === null ? t.heading : revenue === 0 ? t.nothing : t.confirm(money(revenue))}
      >
        <Verdict railway={railway} revenue={revenue} />
      </Footing>
    </PanelFrame>
  )
}

/** Which rule the run breaks, what it falls short of the best one, or how a route is drawn. */
function Verdict({ railway, revenue }: { readonly railway: RailwayTable; readonly revenue: number | null }) {
  const t = railwayWords.value.panel.run
  const best = foundIn(railway.best.value)
  const { routes, drawing } = railway.draft.value
  const value = routes === null ? null : valueInHand(railway)
  if (value !== null && 'code' in value) {
    return (
      <p class="note bad" role="status">
        {refusalSentence(titleWords.value, value, railway.table.naming.value)}{' '}
        {value.section !== undefined && <SectionLink table={railway.table} section={value.section} />}
      </p>
    )
  }
  // With the lent train a run earns more than the best one of the company's own trains.
  const less = best === null || revenue === null ? 0 : best.revenue - revenue
  if (less > 0) {
    return (
      <p class="note" role="status">
        {t.lessThanBest(moneyOf(railway)(less))}
      </p>
    )
  }
  return drawing === null ? null : <p class="prompt">{t.drawing}</p>
}

/** A train of another that may run besides. */
function Lent({ railway }: { readonly railway: RailwayTable }) {
  const lent = lentTrain(railway)
  if (lent === null || routesInHand(railway).some(({ train }) => train === lent.train)) return null
  return (
    <div class="tools-row">
      <button type="button" class="button small" onClick={() => lendTrain(railway, lent)}>
        {sayer(railway)(lent.lend)}
      </button>
    </div>
  )
}
