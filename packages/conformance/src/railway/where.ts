import { type JsonObject, objectAt, textAt } from '../json.ts'

/** Where the recording engine waits after an action, as its digest tells. */
export interface Where {
  readonly round: string
  readonly entity: string | null
  readonly step: string | null
}

export function whereIn(digest: JsonObject): Where {
  const act = objectAt(digest, 'act') ?? {}
  const { k, t, n } = objectAt(digest, 'r') ?? {}
  return {
    round: [k, t, n].map(String).join(' '),
    entity: textAt(act, 'e'),
    step: textAt(act, 's'),
  }
}

/** How far a company's turn has come at each step; steps that anything may interrupt have no place in it. */
export interface Places {
  /** By our name of the step: `track`, `run` and `revenue` are among them. */
  readonly ours: Readonly<Partial<Record<string, number>>>
  /** By the name that the recording engine gives it. */
  readonly theirs: Readonly<Partial<Record<string, number>>>
}
