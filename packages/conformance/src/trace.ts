import { type Json, type JsonObject, isObject, listAt, numberAt, objectAt } from './json.ts'
import { mergePatch, without } from './merge-patch.ts'
import { type PeerAction, type Read, type Recording, foreign, isRawAction, readTitled } from './recording.ts'

/** A recording with what its engine said of the game before the first and after every action. */
export interface Trace extends Recording {
  readonly setup: JsonObject
  readonly initial: JsonObject
  /** After action n (from 0): how the digest changed, and what was asked of the engine besides. */
  readonly states: readonly JsonObject[]
  readonly result: JsonObject
}

/** Oracles that belong to one state and are no part of the digest. */
const ORACLES = ['legal', 'best']

export function readTrace(text: string): Read<Trace> {
  return readTitled(text, traceFrom)
}

function traceFrom(json: JsonObject, title: string): Read<Trace> {
  const setup = objectAt(json, 'setup')
  const initial = objectAt(json, 'initial')
  if (setup === null) return foreign('setup')
  if (initial === null) return foreign('initial')
  const players = listAt(json, 'players')
  if (players.length === 0 || !players.every((name) => typeof name === 'string')) return foreign('players')
  const actions = untilStopped(listAt(json, 'actions'))
  const strange = actions.findIndex((action) => !isRawAction(action))
  if (strange >= 0) return foreign(`actions.${strange}`)
  const states = listAt(json, 'states')
  if (states.length < actions.length || !states.every(isObject)) return foreign('states')
  return {
    ok: true,
    value: {
      title,
      players,
      seed: numberAt(json, 'seed'),
      optionalRules: listAt(json, 'optional_rules').map(String),
      actions: actions as readonly PeerAction[],
      complete: json['finished'] === true,
      stopped: json['end_reason'] === 'manually_ended',
      setup,
      initial,
      states,
      result: objectAt(json, 'result') ?? {},
    },
  }
}

/** Where players agreed to stop, that is the last thing recorded, and no action of the game. */
function untilStopped(actions: readonly Json[]): readonly Json[] {
  const end = actions.findIndex((action) => isObject(action) && action['type'] === 'end_game')
  return end < 0 ? actions : actions.slice(0, end)
}

/** What the recording engine said after one action. */
export interface Report {
  readonly digest: JsonObject
  readonly legal: JsonObject | null
  readonly best: JsonObject | null
}

/** The digest after each action in turn, the deltas added up. */
export function* reportsOf(trace: Trace): Generator<Report> {
  let digest: JsonObject = trace.initial
  for (const state of trace.states) {
    digest = mergePatch(digest, without(state, ORACLES)) as JsonObject
    yield { digest, legal: objectAt(state, 'legal'), best: objectAt(state, 'best') }
  }
}
