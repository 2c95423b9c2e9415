const UNITS: readonly (readonly [unit: string, length: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** For how long, in the largest unit that fills: "5 min", "3 days"; null below a minute. */
export function awayFor(language: string, since: number, now: number): string | null {
  const passed = now - since
  const unit = UNITS.find(([, length]) => passed >= length)
  if (unit === undefined) return null
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: unit[0], unitDisplay: 'short' })
  return format.format(Math.floor(passed / unit[1]))
}
