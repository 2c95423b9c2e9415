import type { Manner } from './levels.ts'

/** For each manner of a title the figures that are others. */
export type MannerTable<Figures> = Readonly<Partial<Record<Manner, Partial<Figures>>>>

/** A bot for each manner, by the figures of the title and those of the manner. */
export function mannered<Figures extends object, Made>(
  figures: Figures,
  table: MannerTable<Figures>,
  make: (figures: Figures) => Made,
): Readonly<Partial<Record<Manner, Made>>> {
  const made = Object.entries(table).map(([manner, other]) => [manner, make({ ...figures, ...other })])
  return Object.fromEntries(made) as Partial<Record<Manner, Made>>
}
