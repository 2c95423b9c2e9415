import { effect } from '@preact/signals'
import { settings } from '../shell/preferences.ts'
import type { Table } from './table.ts'

/** What a moment of the game sounds like: two notes for a turn, one for any other move; Hz. */
export const NOTES = { turn: [523.25, 659.25], move: [392] } as const
export type Sound = keyof typeof NOTES

/** Between two moments: somebody here is asked who was not, or a move was played elsewhere. */
export function soundOf(
  before: { readonly version: number; readonly awaited: boolean },
  now: { readonly version: number; readonly awaited: boolean },
  wanted: 'off' | 'turn' | 'all',
): Sound | null {
  if (wanted === 'off' || now.version <= before.version) return null
  if (now.awaited && !before.awaited) return 'turn'
  // A move of one's own needs no sound: one has just pressed it.
  return wanted === 'all' && !before.awaited ? 'move' : null
}

/** Listens to a table until what it gives is called. */
export function soundsAt({ session, awaited }: Table): () => void {
  let before = { version: session.version.peek(), awaited: awaited.peek() }
  return effect(() => {
    const now = { version: session.version.value, awaited: awaited.value }
    const sound = soundOf(before, now, settings.sounds.value)
    before = now
    if (sound !== null) sounded(NOTES[sound])
  })
}

const LENGTH = 0.16
let voice: AudioContext | null = null

function sounded(notes: readonly number[]): void {
  voice ??= new AudioContext()
  for (const [at, pitch] of notes.entries()) {
    const begin = voice.currentTime + at * LENGTH
    const tone = new OscillatorNode(voice, { type: 'triangle', frequency: pitch })
    const loudness = new GainNode(voice, { gain: 0 })
    loudness.gain.setTargetAtTime(0.12, begin, 0.01)
    loudness.gain.setTargetAtTime(0, begin + LENGTH / 2, 0.06)
    tone.connect(loudness).connect(voice.destination)
    tone.start(begin)
    tone.stop(begin + LENGTH * 3)
  }
}
