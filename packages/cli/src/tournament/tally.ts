import { halfWidth, interval, meanOf, medianOf } from './interval.ts'
import type { PlayedGame } from './one-game.ts'
import { commandIn } from './player.ts'

/** What a tournament tells of one bot. */
export interface BotTally {
  readonly name: string
  readonly seats: number
  /** How often it took each place; equal places are shared. */
  readonly places: readonly number[]
  /** Games that one of its seats won alone, and those in which it shared the first place. */
  readonly won: number
  readonly shared: number
  readonly worth: number
  /** Its worth against the average of its table, with the half-width of the 95 % interval. */
  readonly ahead: number
  readonly aheadWithin: number
  readonly median: number
  readonly mean: number
  readonly slowest: number
  /** Decisions that had to be taken for it, and why the first of them was. */
  readonly lost: number
  readonly why: string | null
}

export function tallyOf(names: readonly string[], games: readonly PlayedGame[]): BotTally[] {
  return names.map((name, bot) => {
    const places: number[] = []
    const worths: number[] = []
    // Seats of one table depend on each other: what a game tells is one figure.
    const ahead: number[] = []
    let won = 0
    let shared = 0
    for (const game of games) {
      const mean = meanOf(game.scores)
      const own = game.scores.filter((_, seat) => game.bots[seat] === bot)
      worths.push(...own)
      if (own.length > 0) ahead.push(meanOf(own) - mean)
      const first = game.ranks.filter((rank) => rank === 1).length
      for (const [seat, seated] of game.bots.entries()) {
        if (seated !== bot) continue
        const rank = game.ranks[seat] as number
        places[rank - 1] = (places[rank - 1] ?? 0) + 1
        if (rank === 1 && first === 1) won += 1
        else if (rank === 1) shared += 1
      }
    }
    const times = games.flatMap((game) => game.times[bot] as readonly number[]).toSorted((a, b) => a - b)
    return {
      name,
      seats: worths.length,
      places: Array.from(
        { length: Math.max(0, ...games.map((game) => game.ranks.length)) },
        (_, place) => places[place] ?? 0,
      ),
      won,
      shared,
      worth: meanOf(worths),
      ahead: meanOf(ahead),
      aheadWithin: halfWidth(ahead),
      median: medianOf(times),
      mean: meanOf(times),
      slowest: times.at(-1) ?? 0,
      lost: games.reduce((sum, game) => sum + (game.lost[bot] as number), 0),
      why: games.find((game) => game.why[bot] !== null)?.why[bot] ?? null,
    }
  })
}

/** What went wrong first with each bot that lost decisions; for who mends it. */
export function faultLines(tallies: readonly BotTally[]): string[] {
  return tallies.flatMap(({ name, why }) => (why === null ? [] : `${name}: ${why}`.split('\n')))
}

/** The lines of the report; the last one is read by other tools. `games` are those that ended. */
export function reportLines(tallies: readonly BotTally[], games: number, unended = 0): string[] {
  const [first, ...others] = tallies
  if (first === undefined) return []
  const lines = tallies.map((tally) => {
    const { low, high } = interval(tally.won, tally.seats)
    const shared = tally.shared === 0 ? '' : `, ${tally.shared} shared`
    return (
      `${tally.name}: places ${tally.places.join('/')} in ${tally.seats} seats, ` +
      `won ${tally.won}${shared} (${percent((100 * tally.won) / Math.max(1, tally.seats))}, 95 % ${percent(low)}–${percent(high)}), ` +
      `worth ${Math.round(tally.worth)}, against the table ${signed(tally.ahead)} ±${Math.round(tally.aheadWithin)}, ` +
      `a decision ${tally.median.toFixed(2)} ms (mean ${tally.mean.toFixed(2)}, slowest ${tally.slowest.toFixed(0)})${lostBy(tally)}`
    )
  })
  if (unended > 0) lines.push(`${unended} of ${games + unended} games did not end; they are not counted`)
  const { low, high } = interval(first.won, games)
  const rivals = others.length === 0 ? first.name : others.map((each) => each.name).join('+')
  lines.push(
    `${first.name} won ${first.won} of ${games} games against ${rivals}, 95 % ${percent(low)}–${percent(high)}`,
  )
  return lines
}

/** Programs lose a decision to the Novice, a bot of ours to the next simpler one that has an answer. */
function lostBy({ name, lost }: BotTally): string {
  if (lost === 0) return ''
  const to = commandIn(name) === null ? 'simpler bots' : 'the Novice'
  return `, ${lost} ${lost === 1 ? 'decision' : 'decisions'} lost to ${to}`
}

function percent(figure: number): string {
  return `${figure.toFixed(1)} %`
}

function signed(figure: number): string {
  return `${figure < 0 ? '−' : '+'}${Math.abs(Math.round(figure))}`
}
