import type { Action } from '@roundhouse/kernel'
import { TITLES } from '@roundhouse/titles'
import { type Fault, fault } from './faults.ts'
import { type Parsed, parseBy } from './parsed.ts'
import { chicagoAction } from './titles/chicago-express.ts'

/** How the actions of each title are read. */
const ACTIONS = {
  'chicago-express': chicagoAction,
} as const

/** An action of a title from outside: sound in form, which does not yet make it legal. */
export function parseAction(title: string, json: unknown): Parsed<Action> {
  const schema = Object.hasOwn(ACTIONS, title) ? ACTIONS[title as keyof typeof ACTIONS] : null
  if (schema === null) return { ok: false, fault: unknownTitle(title) }
  return parseBy<Action>(schema, json, (field) => fault('malformed-action', { field }))
}

export function unknownTitle(title: string): Fault {
  return fault('unknown-title', { title, known: TITLES.map((each) => each.id).join(', ') })
}
