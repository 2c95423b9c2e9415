import { signal } from '@preact/signals'
import { wordArea } from '../shell/word-areas.ts'

/** What 1862 says; loaded before its table opens. */
export const rmArea = wordArea({
  en: async () => (await import('@roundhouse/words/1862/en')).rm,
  es: async () => (await import('@roundhouse/words/1862/es')).rm,
  it: async () => (await import('@roundhouse/words/1862/it')).rm,
})

/** In the language chosen now. */
export const rmWords = rmArea.value

const offMapArea = wordArea({
  en: async () => (await import('@roundhouse/words/1862/off-map/en')).offMap,
  es: async () => (await import('@roundhouse/words/1862/off-map/es')).offMap,
  it: async () => (await import('@roundhouse/words/1862/off-map/it')).offMap,
})
const offMapReady = signal(false)

/** Loads what is said where something is asked off the map. */
export async function readyOffMap(): Promise<void> {
  await offMapArea.ready()
  offMapReady.value = true
}

/** Nothing before it is loaded: until then nothing of it is said. */
export function offMapWords(): object {
  return offMapReady.value ? offMapArea.value.value : {}
}
