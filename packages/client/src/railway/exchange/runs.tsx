import type { ExchangeRuns } from '@roundhouse/view/railway'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../shell/words.ts'
import { Change } from '../../table/change.tsx'
import { sayer } from '../panel/say.ts'
import type { RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { findBest } from '../run-search.ts'
import { moneyOf, railwayWords } from '../words.ts'

/** A company's best run, and how much of it a share and the reader get. */
interface Earned {
  readonly revenue: number
  readonly extras: number
  readonly perShare: number
  readonly yours: number
}

/** What the companies earn apart and what they would together, as it is found beside the page. */
export function Runs({ railway, runs }: { readonly railway: RailwayTable; readonly runs: ExchangeRuns }) {
  const { best, perShare, priceWith, searching } = railwayWords.value.panel.run
  const say = sayer(railway)
  const money = moneyOf(railway)
  const found = useRuns(railway, runs)
  if (found === null) {
    return (
      <p class="exchange-runs">
        {best} <span class="calm">{searching}</span>
      </p>
    )
  }
  const { company, shares, state } = runs.together
  const apart = runs.apart.map((each, at) =>
    earned(railway, found.apart[at], each.company, each.shares, railway.state.value),
  )
  const together = earned(railway, found.together, company, shares, state)
  const { price } = railway.game.dividendOf(state, company, together.revenue)
  const row = (name: string, figure: (one: Earned) => number) => (
    <div>
      <dt>{name}</dt>
      <dd>
        {words.value.formats.list(apart.map((one) => money(figure(one))))} <span class="arrow">→</span>{' '}
        <b class="figure">{money(figure(together))}</b>
      </dd>
    </div>
  )
  const isPaid = (one: Earned): boolean => one.extras > 0
  return (
    <dl class="exchange-runs" data-found>
      {row(best, (one) => one.revenue)}
      {row(perShare, (one) => one.perShare)}
      {row(say(runs.yours), (one) => one.yours)}
      {[...apart, together].some(isPaid) && row(say(runs.extras), (one) => one.extras)}
      {price !== null && together.revenue > 0 && (
        <div>
          <dt>{priceWith}</dt>
          <dd>
            <Change {...price} show={money} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function earned(
  { game }: RailwayTable,
  run: RunFound | undefined,
  company: string,
  shares: number,
  state: ExchangeRuns['together']['state'],
): Earned {
  const { revenue = 0, extras = 0 } = run ?? {}
  const { perShare } = game.dividendOf(state, company, revenue)
  return { revenue, extras, perShare, yours: perShare * shares }
}

interface Found {
  readonly apart: readonly RunFound[]
  readonly together: RunFound
}

/** Null while they are searched; asked anew when other companies are put together. */
function useRuns(railway: RailwayTable, { apart, together }: ExchangeRuns): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const now = railway.state.value
  useEffect(() => {
    const abort = new AbortController()
    const search = (state: typeof now, company: string) =>
      findBest(railway.game, state, company, abort.signal)
    setFound(null)
    void Promise.all([
      search(together.state, together.company),
      ...apart.map(({ company }) => search(now, company)),
    ]).then(([joined, ...alone]) => {
      const known = alone.filter((each) => each !== null)
      if (abort.signal.aborted || joined === undefined || joined === null || known.length < apart.length)
        return
      setFound({ apart: known, together: joined })
    })
    return () => abort.abort()
    // The page of an exchange is made anew with every look; what it is about is not.
  }, [now, together.company, apart.map(({ company }) => company).join(' ')])
  return found
}
