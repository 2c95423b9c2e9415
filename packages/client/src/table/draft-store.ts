import { type ReadonlySignal, computed, signal } from '@preact/signals'
import type { Unsent } from '../session/unsent.ts'

/** What a player has put together and not sent yet. It belongs to one version of the game and goes with it. */
export interface DraftStore<Draft> {
  readonly value: ReadonlySignal<Draft>
  change(part: Partial<Draft>): void
  clear(): void
}

/** `read` checks what an earlier page of this tab has kept: null where it is no such draft. */
export function draftStore<Draft extends object>(
  empty: Draft,
  version: ReadonlySignal<number>,
  unsent: Unsent,
  read: (kept: object) => Draft | null,
): DraftStore<Draft> {
  const kept = signal(found() ?? { version: -1, draft: empty })
  const value = computed(() => (kept.value.version === version.value ? kept.value.draft : empty))
  unsent.keep('draft', () =>
    value.peek() === empty ? null : { version: version.peek(), draft: value.peek() },
  )

  function found(): { readonly version: number; readonly draft: Draft } | null {
    const before = unsent.take('draft') as { version?: unknown; draft?: unknown } | null
    if (before === null || typeof before.draft !== 'object' || before.draft === null) return null
    if (before.version !== version.peek()) return null
    const draft = read(before.draft)
    return draft && { version: before.version, draft }
  }

  return {
    value,
    change(part) {
      kept.value = { version: version.value, draft: { ...value.peek(), ...part } }
    },
    clear() {
      kept.value = { version: version.value, draft: empty }
    },
  }
}
