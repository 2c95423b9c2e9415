import { signal } from '@preact/signals'
import type { Imported } from '@roundhouse/conformance'

/** The game that was just taken over from 18xx.games, with what was found in it; null once that was read. */
export const audited = signal<{ readonly id: string; readonly imported: Imported } | null>(null)
