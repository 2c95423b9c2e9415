import type { TitleAbout } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/protocol'
import { about18cz } from '@roundhouse/titles/18cz/about'
import { aboutChicago } from '@roundhouse/titles/chicago-express/about'

interface Boxed {
  readonly about: TitleAbout
  /** The first order of the players is dealt, whatever their seats. */
  readonly byLot: boolean
  /** The rules and the way their actions are read: they come when a game of the title is opened. */
  readonly load: () => Promise<Reader>
}

const BOXES: readonly Boxed[] = [
  {
    about: aboutChicago,
    byLot: false,
    load: async () => (await import('@roundhouse/protocol/chicago-express')).chicagoReader,
  },
  { about: about18cz, byLot: true, load: async () => (await import('@roundhouse/protocol/18cz')).czReader },
]

/** The titles that have a table in the browser; others can be played on the command line only. */
export const SHELF: readonly TitleAbout[] = BOXES.map(({ about }) => about)

export function aboutOf(id: string): TitleAbout | null {
  return SHELF.find((about) => about.id === id) ?? null
}

export function orderByLot(id: string): boolean {
  return BOXES.find(({ about }) => about.id === id)?.byLot ?? false
}

/** Null for a title that is not on the shelf. */
export async function loadReader(id: string): Promise<Reader | null> {
  return (await BOXES.find(({ about }) => about.id === id)?.load()) ?? null
}
