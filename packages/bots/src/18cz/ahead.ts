import { type Seat, applyKnown, choices, createRng, draw } from '@roundhouse/kernel'
import { type CzAction, type CzState, eighteenCz, wealthOf } from '@roundhouse/titles/18cz'
import type { Bot, Candidate } from '../bot.ts'
import { candidatesOf } from './candidates.ts'
import type { Figures } from './figures.ts'
import { byRulesOfThumb, quickly } from './policy.ts'

/**
 * Looks ahead in the stock round: each of a few purchases and sales is tried, the game is played on to its end by quick
 * rules of thumb, and the worth of every seat is compared. Everything else is decided by rules of thumb.
 */
export function lookingAhead(id: string, work: number, figures: Figures): Bot {
  return {
    id,
    work,
    choose({ state, seat, choices: open, nature }, pickBelow, budget) {
      const now = state as CzState
      const known = open as Parameters<typeof byRulesOfThumb>[2]
      const own = byRulesOfThumb(now, seat, known, figures, nature, pickBelow)
      if (now.step !== 'stock') return { action: own.action, candidates: [] }
      const tried = candidatesOf(now, seat, known, figures, nature, own.action)
      if (tried.length < 2) return { action: own.action, candidates: [] }
      const found: Candidate[] = []
      for (const action of tried) {
        const worth = playedOn(now, seat, action, figures, nature)
        found.push({ action, worth, line: [action] })
        if (!budget.spend(1)) break
      }
      const valueOf = ({ worth }: Candidate): number => lead(worth, seat, figures)
      // The own choice stands unless another one is clearly better: play-ons are rough.
      const bonus = (candidate: Candidate): number =>
        candidate.action === own.action ? figures.aheadLead : 0
      const ordered = found.toSorted((a, b) => valueOf(b) + bonus(b) - valueOf(a) - bonus(a))
      return { action: ordered[0]?.action ?? own.action, candidates: ordered }
    },
  }
}

/** The worth of every seat at the end, if all go on by quick rules of thumb. */
function playedOn(from: CzState, seat: Seat, first: CzAction, figures: Figures, nature: string): number[] {
  const state = eighteenCz.clone(from)
  applyKnown(eighteenCz, state, seat, first, () => {})
  const rng = createRng(nature)
  while (state.ended === null) {
    const next = eighteenCz.toAct(state)[0] as Seat
    const action = quickly(
      state,
      next,
      () => choices(eighteenCz, state, next),
      figures,
      `${next}`,
      (below) => draw(rng, below),
    )
    applyKnown(eighteenCz, state, next, action, () => {})
  }
  return Array.from({ length: state.players }, (_, each) => wealthOf(state, each))
}

/** Own worth less a part of the rivals' mean. */
function lead(worth: readonly number[], seat: Seat, { aheadRivals }: Figures): number {
  const own = worth[seat] as number
  const others = (worth.reduce((sum, each) => sum + each, 0) - own) / Math.max(1, worth.length - 1)
  return own - aheadRivals * others
}
