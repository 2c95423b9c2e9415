import { cleanName, distinctNames } from '@roundhouse/kernel'
import { effectiveActions } from './effective-actions.ts'
import { type Json, type JsonObject, isObject, listAt, numberAt, objectAt, textAt } from './json.ts'
import {
  type PeerAction,
  type RawAction,
  type Read,
  type Recording,
  type RecordingNote,
  foreign,
  readTitled,
} from './recording.ts'

/** A recording made fit for our game files, with what was changed for that. */
export interface Export extends Recording {
  readonly notes: readonly RecordingNote[]
}

/**
 * Reads what a user downloads from 18xx.games as the game it records; a trace has the same fields. `nameless` names the
 * player of a seat, from 1, whose name shows nothing.
 */
export function readRecording(text: string, nameless: (seat: number) => string): Read<Export> {
  return readTitled(text, (json, title) => exportFrom(json, title, nameless))
}

function exportFrom(json: JsonObject, title: string, nameless: (seat: number) => string): Read<Export> {
  const seats = listAt(json, 'players').map(playerOf)
  if (seats.length === 0 || seats.includes(null)) return foreign('players')
  const players = withOurNames(seats as readonly Player[], nameless)
  if (new Set(players.map(({ id }) => id)).size < players.length) return foreign('players')
  if (!Array.isArray(json['actions'])) return foreign('actions')
  const effective = effectiveActions(listAt(json, 'actions'))
  if (!effective.ok) return effective
  const settings = objectAt(json, 'settings') ?? {}
  const { actions, stopped, idle } = effective.value
  return {
    ok: true,
    value: {
      title,
      players: players.map((player) => player.ours),
      seed: seedAt(settings) ?? seedAt(json) ?? seedFromId(json),
      optionalRules: rulesIn(settings).concat(rulesIn(json)),
      actions: actions.map((action) => byName(action, players)),
      complete: isComplete(json),
      stopped: stopped || json['manually_ended'] === true || json['end_reason'] === 'manually_ended',
      notes: [
        ...players.filter(({ name, ours }) => name !== ours).map(renamed),
        ...idle.map((action) => ({ code: 'idle-undo' as const, action })),
      ],
    },
  }
}

/** A game that still goes on, or that was put away before its end, need not be whole. */
function isComplete(json: JsonObject): boolean {
  const status = textAt(json, 'status')
  if (status === 'archived') return Object.keys(objectAt(json, 'result') ?? {}).length > 0
  return status !== 'active' && status !== 'new'
}

interface Player {
  readonly id: number | string
  readonly name: string
}

interface NamedPlayer extends Player {
  /** As our game files take it, and nobody else's. */
  readonly ours: string
}

function withOurNames(players: readonly Player[], nameless: (seat: number) => string): NamedPlayer[] {
  const names = distinctNames(players.map(({ name }, at) => cleanName(name) || nameless(at + 1)))
  return players.map((player, at) => ({ ...player, ours: names[at] ?? player.name }))
}

function renamed({ name, ours }: NamedPlayer): RecordingNote {
  return { code: 'renamed', from: name, to: ours }
}

function playerOf(json: Json): Player | null {
  if (typeof json === 'string') return { id: json, name: json }
  if (!isObject(json)) return null
  const name = textAt(json, 'name')
  const id = json['id']
  if (name === null) return null
  return { id: typeof id === 'number' || typeof id === 'string' ? id : name, name }
}

/** The site names players by number, everything else by name. */
function byName(action: RawAction, players: readonly NamedPlayer[]): PeerAction {
  const { entity: acting } = action
  if (action['entity_type'] !== 'player') return { ...action, entity: String(acting) }
  const player = players.find((each) => each.id === acting) ?? players.find((each) => each.name === acting)
  return { ...action, entity: player?.ours ?? String(acting) }
}

/** A game of the site without a seed of its own takes its number. */
function seedFromId(json: JsonObject): number | null {
  const id = json['id']
  const digits = typeof id === 'number' || typeof id === 'string' ? /\d+/.exec(String(id)) : null
  return digits === null ? null : asSeed(Number(digits[0]))
}

function seedAt(object: JsonObject): number | null {
  return asSeed(numberAt(object, 'seed'))
}

function asSeed(number: number | null): number | null {
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null
}

function rulesIn(object: JsonObject): string[] {
  return listAt(object, 'optional_rules').map(String)
}
