import { recall } from '../shell/device-store.ts'

/** The people of the last table, so that the same round sits down quickly. */
export function rememberedNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall('names') ?? '[]')
    if (Array.isArray(kept)) return kept.filter((name) => typeof name === 'string').slice(0, 6)
  } catch {
    // Nothing usable was kept.
  }
  return []
}
