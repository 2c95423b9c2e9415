/** A table of figures whose values may be others: those who train bots and those who vary them change some. */
export type FiguresLike<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends number
    ? number
    : Table[Name] extends readonly unknown[]
      ? readonly number[]
      : Readonly<Record<string, number>>
}
