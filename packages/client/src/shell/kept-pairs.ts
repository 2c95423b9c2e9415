import { recall, remember } from './device-store.ts'

/** What this device keeps of the tables last seen here: one text for each id. */
export interface KeptPairs {
  of(id: string): string | null
  keep(id: string, text: string): void
  forget(id: string): void
}

/** `most`: how many are kept, the latest ones. */
export function keptPairs(name: string, most: number): KeptPairs {
  const all = (): readonly (readonly [string, string])[] => {
    try {
      const kept: unknown = JSON.parse(recall(name) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isPair) : []
    } catch {
      return []
    }
  }
  const without = (id: string) => all().filter(([each]) => each !== id)
  return {
    of: (id) => all().find(([each]) => each === id)?.[1] ?? null,
    keep: (id, text) => remember(name, JSON.stringify([...without(id), [id, text]].slice(-most))),
    forget: (id) => remember(name, JSON.stringify(without(id))),
  }
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')
}
