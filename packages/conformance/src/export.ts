import { effectiveActions } from './effective-actions.ts'
import { type Json, type JsonObject, isObject, listAt, numberAt, objectAt, textAt } from './json.ts'
import {
  type PeerAction,
  type RawAction,
  type Read,
  type Recording,
  foreign,
  readTitled,
} from './recording.ts'

/** Reads what a user downloads from 18xx.games as the game it records; a trace has the same fields. */
export function readRecording(text: string): Read<Recording> {
  return readTitled(text, exportFrom)
}

function exportFrom(json: JsonObject, title: string): Read<Recording> {
  const seats = listAt(json, 'players').map(playerOf)
  if (seats.length === 0 || seats.includes(null)) return foreign('players')
  const players = seats as readonly Player[]
  if (!Array.isArray(json['actions'])) return foreign('actions')
  const effective = effectiveActions(listAt(json, 'actions'))
  if (!effective.ok) return effective
  const settings = objectAt(json, 'settings') ?? {}
  const { actions, stopped } = effective.value
  return {
    ok: true,
    value: {
      title,
      players: players.map((player) => player.name),
      seed: numberAt(settings, 'seed') ?? numberAt(json, 'seed') ?? seedFromId(json),
      optionalRules: rulesIn(settings).concat(rulesIn(json)),
      actions: actions.map((action) => byName(action, players)),
      complete: isComplete(json),
      stopped: stopped || json['manually_ended'] === true || json['end_reason'] === 'manually_ended',
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

function playerOf(json: Json): Player | null {
  if (typeof json === 'string') return { id: json, name: json }
  if (!isObject(json)) return null
  const name = textAt(json, 'name')
  const id = json['id']
  if (name === null) return null
  return { id: typeof id === 'number' || typeof id === 'string' ? id : name, name }
}

/** The site names players by number, everything else by name. */
function byName(action: RawAction, players: readonly Player[]): PeerAction {
  const { entity: acting } = action
  if (action['entity_type'] !== 'player') return { ...action, entity: String(acting) }
  const player = players.find((each) => each.id === acting) ?? players.find((each) => each.name === acting)
  return { ...action, entity: player?.name ?? String(acting) }
}

/** A game of the site without a seed of its own takes its number. */
function seedFromId(json: JsonObject): number | null {
  const id = json['id']
  const digits = typeof id === 'number' || typeof id === 'string' ? /\d+/.exec(String(id)) : null
  return digits === null ? null : Number(digits[0])
}

function rulesIn(object: JsonObject): string[] {
  return listAt(object, 'optional_rules').map(String)
}
