import { buildGraph, solveVariants } from '../src/index.ts'
import { boardOf } from '../test/conformance/board.ts'
import { rulesOf, runnableTrains } from '../test/conformance/recorded-trains.ts'
import { type Title, readTrace, statesOf, traceNames } from '../test/conformance/shared-files.ts'
import { quantiles } from './measure.ts'

/** Every state with a complete list of legal lays: the best run after each of them, for the company to move. */
export function whatIf(title: Title, every: number): (string | number)[] {
  const [build, solve]: [number[], number[]] = [[], []]
  let most = 0
  for (const [at, name] of traceNames(title).entries()) {
    if (at % every !== 0) continue
    const trace = readTrace(title, name)
    for (const { digest, legal } of statesOf(trace)) {
      const id = digest.act?.e ?? ''
      const company = digest.co[id]
      const lays = legal?.tiles ?? []
      const trains = company === undefined ? [] : runnableTrains(title, company)
      if (lays.length === 0 || trains.length === 0) continue
      most = Math.max(most, lays.length)
      const boards = lays.map(([hex, tile, turn]) =>
        boardOf(trace, { ...digest, ti: { ...digest.ti, [hex]: [tile, turn] } }, id),
      )
      const start = performance.now()
      const variants = boards.map(({ hexes, stops, positions }, key) => ({
        key,
        graph: buildGraph(hexes, stops, positions),
      }))
      const built = performance.now()
      const rules = rulesOf(trace, variants[0]?.graph.stops ?? [], false)
      solveVariants(variants, trains, rules.bonuses === undefined ? rules : { ...rules, bonuses: [] })
      build.push(built - start)
      solve.push(performance.now() - built)
    }
  }
  return [title, solve.length, most, quantiles(build)[2], ...quantiles(solve)]
}
