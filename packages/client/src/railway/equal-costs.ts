/** Costs as they follow each other, equal ones told once: "40 K, 3 × 100 K". */
export function toldCosts(costs: readonly number[], told: (cost: number) => string): string[] {
  const runs: { cost: number; count: number }[] = []
  for (const cost of costs) {
    const last = runs.at(-1)
    if (last?.cost === cost) last.count++
    else runs.push({ cost, count: 1 })
  }
  return runs.map(({ cost, count }) => (count === 1 ? told(cost) : `${count} × ${told(cost)}`))
}
