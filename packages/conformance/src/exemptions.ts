/** What of a digest is not compared, and why. `path` names keys from the top; `*` is any one key. */
export interface Exemption {
  /** The title of the recording it holds for; null for all. */
  readonly title: string | null
  readonly path: string
  /** A part of what stands there; the title's normal form leaves it out. Without it all of it is left out. */
  readonly only?: string
  readonly reason: string
}

/** Every exemption there is; the conformance command prints those of the titles it compares. */
export const EXEMPTIONS: readonly Exemption[] = [
  { title: null, path: 'act.s', reason: "the recording engine's own name of the step" },
  { title: null, path: 'act.a', reason: "the recording engine's own names of the actions offered" },
  { title: null, path: 'act.pa', reason: "the recording engine's own names of the president's actions" },
  { title: null, path: 'act.ca', reason: "the recording engine's own names of the privates' actions" },
  { title: null, path: 'act.ch', reason: "the recording engine's own names of the choices" },
  { title: null, path: 'po', reason: 'the order in which the recording engine keeps the players' },
  { title: null, path: 'pl.*.v', reason: "the recording engine's running estimate of a player's value" },
  {
    title: '18CZ',
    path: 'pv.*',
    only: 'privates owned by nobody after the draft',
    reason:
      'the recording engine forgets to remove them when the draft ends because the next player has no money',
  },
  { title: null, path: 'pl.*.pass', reason: "the recording engine's mark of a pass" },
  ...['1824', '1824 Cisleithania'].map((title) => ({
    title,
    path: 'tr.up',
    only: 'how many 10-trains are left',
    reason: 'there are twenty there; by the rulebook they do not run out',
  })),
]

export function exemptionsFor(title: string): readonly Exemption[] {
  return EXEMPTIONS.filter((each) => each.title === null || each.title === title)
}

/** Whether any of them covers this path. */
export function isExempt(exemptions: readonly Exemption[], path: readonly string[]): boolean {
  return exemptions.some((each) => {
    const keys = each.path.split('.')
    if (each.only !== undefined) return false
    return keys.length === path.length && keys.every((key, at) => key === '*' || key === path[at])
  })
}
