/** Wilson's 95 % interval of a share, as percentages. */
export function interval(won: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 100 }
  const z = 1.96
  const share = won / of
  const middle = share + (z * z) / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  // Of none won the lower end is zero, not a hair below.
  return { low: Math.max(0, (100 * (middle - half)) / scale), high: (100 * (middle + half)) / scale }
}

/** What the mean of so many figures is worth: the half-width of its 95 % interval. */
export function halfWidth(figures: readonly number[]): number {
  // One figure tells nothing of how far others would be off.
  if (figures.length < 2) return 0
  const mean = meanOf(figures)
  const variance = figures.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (figures.length - 1)
  return 1.96 * Math.sqrt(variance / figures.length)
}

export function meanOf(figures: readonly number[]): number {
  return figures.length === 0 ? 0 : figures.reduce((sum, each) => sum + each, 0) / figures.length
}

/** Of figures in order; of an even number the mean of the two in the middle. */
export function medianOf(figures: readonly number[]): number {
  const half = figures.length / 2
  return meanOf(figures.slice(Math.ceil(half) - 1, Math.floor(half) + 1))
}
