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
  ...exemptionsOf1862(),
]

function exemptionsOf1862(): Exemption[] {
  const title = '1862'
  return [
    {
      title,
      path: 'co.*.par',
      only: 'of companies that are not started',
      reason: 'the recording engine keeps the par of a company that has closed',
    },
    {
      title,
      path: 'co.*.op',
      only: 'of companies that have closed once',
      reason: 'the recording engine remembers that they operated before',
    },
    {
      title,
      path: 'co.*',
      only: 'the vanishing company while tokens too many are taken off',
      reason: 'the recording engine joins the tokens last; ours are compared with those of both',
    },
    {
      title,
      path: 'tc.*',
      only: 'tiles with small stations',
      reason: 'markers here, tiles of their own there',
    },
    {
      title,
      path: 'legal.pass',
      only: 'in the track step while the home is empty',
      reason: 'the recording engine shows it, and refuses it',
    },
  ]
}

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
