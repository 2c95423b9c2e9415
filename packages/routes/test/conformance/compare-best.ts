import { type BestRun, checkRun, solveRoutes } from '../../src/index.ts'
import { graphOf } from './board.ts'
import { rulesOf, trainOf } from './recorded-trains.ts'
import { type Title, readTrace, statesOf } from './shared-files.ts'

export interface Comparison {
  readonly trace: string
  readonly index: number
  readonly company: string
  readonly goal: 'revenue' | 'total'
  readonly recorded: number
  readonly found: number
  readonly run: BestRun
}

/** Solves every state of a trace for which the best run is recorded, for the revenue and for the total. */
export function compareTrace(title: Title, name: string): Comparison[] {
  const trace = readTrace(title, name)
  return [...statesOf(trace)].flatMap(({ index, digest, best }) => {
    if (best === undefined) return []
    const graph = graphOf(trace, digest, best.entity)
    const trains = best.trains.map(([id, kind]) => trainOf(title, id, kind))
    return (['revenue', 'total'] as const).map((goal): Comparison => {
      const rules = rulesOf(trace, graph.stops, goal === 'total')
      const run = solveRoutes(graph, trains, rules)
      const place = `${name} ${index} ${best.entity}`
      if (!run.ok) throw new Error(`${place}: ${run.error.code} ${JSON.stringify(run.error.params)}`)
      const check = checkRun(graph, trains, rules, run.routes)
      if (!check.ok) throw new Error(`${place}: ${check.fault} ${JSON.stringify(check.params)}`)
      if (check.revenue !== run.revenue || check.extras !== run.extras || !run.optimal)
        throw new Error(`${place}: values differ`)
      const found = goal === 'total' ? run.revenue + run.extras : run.revenue
      return { trace: name, index, company: best.entity, goal, recorded: best[goal], found, run }
    })
  })
}

/** A line that lets somebody check by hand a run better than the recorded best. */
export function higherRun({ trace, index, company, goal, recorded, found, run }: Comparison): string {
  const routes = run.routes.map(({ train, stops, revenue }) => `${train}: ${stops.join(' ')} = ${revenue}`)
  return `${trace} #${index} ${company}: ${goal} ${found} instead of ${recorded}\n  ${routes.join('\n  ')}`
}
