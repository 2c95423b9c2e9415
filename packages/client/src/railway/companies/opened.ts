import { signal } from '@preact/signals'

/** The company whose charter lies open; any part of the table may open one. */
export const openedCharter = signal<string | null>(null)
