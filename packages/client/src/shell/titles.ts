import type { Title, TitleAbout } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/protocol'
import { TITLES } from '../titles.ts'
import type { TitleEntry } from './title-entry.ts'

/** The titles that have a table in the browser; others can be played on the command line only. */
export const ABOUT_TITLES: readonly TitleAbout[] = TITLES.map(({ about }) => about)

/** Null for a title that is not among them. */
export function entryOf(id: string): TitleEntry | null {
  return TITLES.find(({ about }) => about.id === id) ?? null
}

export function aboutOf(id: string): TitleAbout | null {
  return entryOf(id)?.about ?? null
}

export function orderByLot(id: string): boolean {
  return entryOf(id)?.byLot ?? false
}

/** Null for a title that is not among them. */
export async function loadTitle(id: string): Promise<Title | null> {
  return (await entryOf(id)?.title()) ?? null
}

export async function loadReader(id: string): Promise<Reader | null> {
  return (await entryOf(id)?.reader()) ?? null
}
