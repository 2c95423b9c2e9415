import type { Outcome } from '@roundhouse/bots'
import type { HintWords } from '@roundhouse/words'

/** What a hint comes to, in figures that agree with those of the others. */
export function outcomeSentence(
  t: HintWords['comesTo'],
  { measure, own, off, compared }: Outcome,
  money: (amount: number) => string,
): string {
  const { than = 'next', by = 0 } = compared ?? {}
  if (measure === 'chance') {
    const [percent, other] = [own, own - by].map((chance) => Math.round(100 * chance)) as [number, number]
    return other === percent || than === 'best' ? t.chance(percent) : t.chanceAhead(percent, other, than)
  }
  const worth = nearly(own, off)
  if (compared === null) return t.worth(money(worth))
  const difference = nearly(Math.abs(by), Math.abs(by) / 4)
  if (than === 'best') {
    if (by === 0) return t.worthLikeBest
    // Each is rounded for itself: beside the figure of the best one, the difference may not be what lies between the two.
    const agrees = nearly(own - by, off) - worth === difference
    return t.worthLess(agrees ? money(worth) : null, money(difference))
  }
  return by === 0 ? t.worthAlike(money(worth), than) : t.worthMore(money(worth), money(difference), than)
}

/** No nearer than it is known, and never nearer than ten. */
function nearly(amount: number, off: number): number {
  const step = [200, 100, 50, 20].find((each) => each <= off) ?? 10
  return step * Math.round(amount / step)
}
