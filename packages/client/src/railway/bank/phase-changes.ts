import type { PhaseView } from '@roundhouse/view/railway'

/** What begins with a phase, as figures and ids; the words come later. */
export interface PhaseChange {
  readonly phase: string
  readonly state: PhaseView['state']
  /** The new colour of tiles; null where it is still the old one. */
  readonly tiles: string | null
  readonly limits: readonly number[] | null
  readonly opens: readonly string[]
  /** A kind that is sold from now on, and the kinds its first sale takes out of the game. */
  readonly scraps: readonly { readonly kind: string; readonly gone: readonly string[] }[]
}

export function phaseChanges(phases: readonly PhaseView[]): PhaseChange[] {
  const gone = goneWithKind(phases)
  const sold = new Set<string>()
  return phases.map((phase, at) => {
    const before = phases[at - 1]
    const fresh = phase.trains.filter(({ kind }) => !sold.has(kind))
    for (const { kind } of fresh) sold.add(kind)
    return {
      phase: phase.id,
      state: phase.state,
      tiles: before?.tiles === phase.tiles ? null : phase.tiles,
      limits: before !== undefined && same(before.limits, phase.limits) ? null : phase.limits,
      opens: phase.opens,
      scraps: fresh.flatMap(({ kind }) => {
        const kinds = gone.get(kind) ?? []
        return kinds.length === 0 ? [] : [{ kind, gone: kinds }]
      }),
    }
  })
}

/** For each kind those that leave the game with its first sale. */
function goneWithKind(phases: readonly PhaseView[]): ReadonlyMap<string, readonly string[]> {
  const gone = new Map<string, string[]>()
  const told = new Set<string>()
  for (const { kind, goneWith } of phases.flatMap(({ trains }) => trains)) {
    if (told.has(kind)) continue
    told.add(kind)
    for (const by of goneWith) gone.set(by, [...(gone.get(by) ?? []), kind])
  }
  return gone
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index])
}
