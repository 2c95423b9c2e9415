import { settings } from '../shell/preferences.ts'

/** Milliseconds of a movement of the map; none for who wants none, here or on the whole device. */
export function motion(): number {
  const still = settings.motion.value === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : 180
}
