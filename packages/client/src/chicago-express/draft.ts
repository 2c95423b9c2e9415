import { type ReadonlySignal, computed, signal } from '@preact/signals'
import type { CompanyId, DialId, HexId } from '@roundhouse/titles/chicago-express'

/** What a player has put together and not sent yet. It belongs to one version of the game and goes with it. */
export interface Draft {
  readonly dial: DialId | null
  readonly company: CompanyId | null
  /** The build so far, in order. */
  readonly hexes: readonly HexId[]
  /** The hex to be developed. */
  readonly hex: HexId | null
  /** The hex under the pointer or the focus. */
  readonly preview: HexId | null
  /** The bid; null is the least one. NaN while what is typed is no number. */
  readonly amount: number | null
}

const EMPTY: Draft = { dial: null, company: null, hexes: [], hex: null, preview: null, amount: null }

export interface DraftStore {
  readonly value: ReadonlySignal<Draft>
  change(part: Partial<Draft>): void
  clear(): void
}

export function draftOf(version: ReadonlySignal<number>): DraftStore {
  const kept = signal<{ readonly version: number; readonly draft: Draft }>({ version: -1, draft: EMPTY })
  const value = computed(() => (kept.value.version === version.value ? kept.value.draft : EMPTY))
  return {
    value,
    change(part) {
      kept.value = { version: version.value, draft: { ...value.value, ...part } }
    },
    clear() {
      kept.value = { version: version.value, draft: EMPTY }
    },
  }
}
