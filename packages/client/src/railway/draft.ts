import { type ReadonlySignal, computed, signal } from '@preact/signals'
import type { CityPlace, RouteDraft } from './railway-game.ts'

/** What a player has put together and not sent yet. It belongs to one version of the game and goes with it. */
export interface Draft<A> {
  /** A tile on trial. */
  readonly hex: string | null
  readonly tile: string | null
  readonly rotation: number
  /** The private or local whose power is used for it. */
  readonly power: string | null
  readonly city: CityPlace | null
  /** Routes drawn by hand; null: the best run. */
  readonly routes: readonly RouteDraft[] | null
  /** The route (by its place in the list) that takes the next hex. */
  readonly drawing: number | null
  /** What the panel has put together: a purchase, a sale, an answer. */
  readonly action: A | null
}

export const NO_DRAFT: Draft<never> = {
  hex: null,
  tile: null,
  rotation: 0,
  power: null,
  city: null,
  routes: null,
  drawing: null,
  action: null,
}

export interface DraftStore<A> {
  readonly value: ReadonlySignal<Draft<A>>
  change(part: Partial<Draft<A>>): void
  clear(): void
}

export function draftOf<A>(version: ReadonlySignal<number>): DraftStore<A> {
  const kept = signal<{ readonly version: number; readonly draft: Draft<A> }>({
    version: -1,
    draft: NO_DRAFT,
  })
  const value = computed<Draft<A>>(() => (kept.value.version === version.value ? kept.value.draft : NO_DRAFT))
  return {
    value,
    change(part) {
      kept.value = { version: version.value, draft: { ...value.peek(), ...part } }
    },
    clear() {
      kept.value = { version: version.value, draft: NO_DRAFT }
    },
  }
}
