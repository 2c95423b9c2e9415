import { History, choices, createRng, draw, newRecord, pick, setupOf, walk } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoState,
  type HexId,
  chicagoExpress,
} from '@roundhouse/titles/chicago-express'
import { describe, expect, it } from 'vitest'
import { buildTargets, chainOf, developTargets, planWithout } from './targets.ts'

/** A game of random play, up to the first moment in this step with something to choose. */
function playedTo(step: ChicagoState['step'], seed: string) {
  const record = newRecord(chicagoExpress, { players: ['Ana', 'Tom', 'Marco'], seed })
  const history = new History(
    chicagoExpress,
    chicagoExpress.setup(setupOf(record), () => {}),
  )
  const rng = createRng(seed)
  for (let i = 0; i < 2000; i++) {
    const seat = chicagoExpress.toAct(history.state)[0]
    if (seat === undefined) break
    const open = choices(chicagoExpress, history.state, seat)
    if (history.state.step === step && open.length > 1) return { seat, open }
    history.append({ kind: 'action', seat, action: pick(open, (below) => draw(rng, below)) })
  }
  throw new Error(`no ${step} in this game`)
}

describe('the hexes that are lit', () => {
  it('are exactly those with which some legal build goes on', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { open } = playedTo('buildNetwork', seed)
      const builds = [...walk(open)].filter(
        (action): action is Extract<ChicagoAction, { type: 'build' }> => action.type === 'build',
      )
      const [first] = builds
      if (first === undefined) throw new Error('nothing to build')
      const { company } = first
      const opening = new Set(
        builds.filter((build) => build.company === company).map((build) => build.hexes[0]),
      )
      expect(buildTargets(open, company, [])).toEqual(opening)
      const plan = [first.hexes[0] as HexId]
      const second = builds
        .filter((build) => build.company === company && build.hexes[0] === plan[0] && build.hexes.length > 1)
        .map((build) => build.hexes[1])
      expect(buildTargets(open, company, plan)).toEqual(new Set(second))
    }
  })

  it('for a development are those that may be developed', () => {
    const { open } = playedTo('develop', 'b')
    const legal = [...walk(open)].flatMap((action) => (action.type === 'develop' ? [action.hex] : []))
    expect(developTargets(open)).toEqual(new Set(legal))
  })

  it('are none for a company that cannot build', () => {
    const { open } = playedTo('buildNetwork', 'a')
    expect(chainOf(open, 'WAB')).toBeNull()
    expect(buildTargets(open, 'WAB', []).size).toBe(0)
  })
})

describe('a hex taken out of the plan', () => {
  it('takes with it what hung on it, and nothing else', () => {
    const { open } = playedTo('buildNetwork', 'a')
    const builds = [...walk(open)]
    const chain = builds.find(
      (action): action is Extract<ChicagoAction, { type: 'build' }> =>
        action.type === 'build' &&
        action.hexes.length === 2 &&
        !buildTargets(open, action.company, []).has(action.hexes[1] as HexId),
    )
    if (chain === undefined) throw new Error('no chain of two in this game')
    const [first, second] = chain.hexes as readonly [HexId, HexId]
    expect(planWithout(open, chain.company, chain.hexes, first)).toEqual([])
    expect(planWithout(open, chain.company, chain.hexes, second)).toEqual([first])
  })
})
