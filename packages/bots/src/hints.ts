import { type Action, type Choice, type Title, choices, createRng, draw, refuse } from '@roundhouse/kernel'
import type { Bot, Candidate, Decision } from './bot.ts'
import { stoppable, workBudget } from './budget.ts'
import { decide } from './decide.ts'
import type { Expectation } from './expectation.ts'
import { type Level, levelsOf } from './levels.ts'
import { type BotQuestion, patient } from './question.ts'
import { listed } from './railway/rules-of-thumb.ts'
import type { Reason, Reasoner } from './reasons.ts'
import { botsUpTo, expectationOf, reasonerOf, titleOfBots } from './title-bots.ts'

/** A move that a bot would think of, and why. */
export interface Hint {
  /** The moves of one turn, in their order. */
  readonly line: readonly Action[]
  readonly because: readonly Reason[]
  /** What it came to when it was weighed; null where nothing was. */
  readonly comesTo: Outcome | null
}

export interface Outcome {
  readonly measure: Expectation['measure']
  /** What the player may expect after it, and how far that may be off; 0 where nothing tells. */
  readonly own: number
  readonly off: number
  /**
   * How much more that is than after something else: of the best than after passing or after the next hint, of the others than
   * after the best. 0 where no difference is plain.
   */
  readonly compared: { readonly than: 'pass' | 'next' | 'best'; readonly by: number } | null
}

export interface Hints {
  /** Best first; three at most, each of another kind. */
  readonly hints: readonly Hint[]
  /** Whose opinion it is. */
  readonly level: Level
}

/** A hint is asked for the seat that decides; who is strong enough is found here. */
export type HintQuestion = Omit<BotQuestion, 'level' | 'manner'>

const MOST = 3

/** What the strongest bot of the title would do here, and what else it would think of. */
export async function hintsFor(question: HintQuestion, now: () => number): Promise<Hints | null> {
  const [title, reasons, expectation] = await Promise.all([
    titleOfBots(question.title),
    reasonerOf(question.title),
    expectationOf(question.title),
  ])
  if (title === null || reasons === null || expectation === null) return null
  const level = levelsOf(title.id).at(-1) ?? 'novice'
  const bots = await botsUpTo(title.id, level)
  const asked: Asked = { bots, title, question, reasons, measure: expectation.measure }
  return { hints: hintsBy(asked, now), level }
}

interface Asked {
  readonly bots: readonly Bot[]
  readonly title: Title
  readonly question: HintQuestion
  readonly reasons: Reasoner
  readonly measure: Expectation['measure']
}

function hintsBy(asked: Asked, now: () => number): readonly Hint[] {
  const { bots, title, question } = asked
  const { action, candidates, by } = decide(bots, { ...question, title }, (bot) => patient(bot, now))
  // A simpler bot that stands in weighs by a measure of its own.
  const isWeighed = candidates.length > 1 && by === bots[0]?.id
  return withoutContradiction(isWeighed ? weighed(asked, candidates, now) : thoughtOf(asked, action, now))
}

/** What was played on, best first: things of different kinds before more of one kind. */
function weighed(asked: Asked, candidates: readonly Candidate[], now: () => number): Hint[] {
  const { question, reasons } = asked
  const chosen = ofDifferentKinds(candidates)
  const outcomes = outcomesOf(asked, chosen, passingBeside(chosen, candidates), now)
  return chosen.map((candidate, place) => {
    const line = lineOf(candidate)
    const because = reasons(question.state, question.seat, line)
    return { line, because, comesTo: outcomes[place] ?? null }
  })
}

/** To pass, where that was weighed and is no hint itself. */
function passingBeside(chosen: readonly Candidate[], candidates: readonly Candidate[]): Candidate | null {
  const passing = candidates.find(({ action }) => action.type === 'pass')
  return passing === undefined || chosen.includes(passing) ? null : passing
}

function outcomesOf(
  asked: Asked,
  chosen: readonly Candidate[],
  passing: Candidate | null,
  now: () => number,
): readonly (Outcome | null)[] {
  const { bots, title, question, measure } = asked
  const { state, seat, nature } = question
  const [bot] = bots
  if (bot?.compare === undefined) return asWeighed(chosen, passing, seat, measure)
  const lines = [...chosen, ...(passing === null ? [] : [passing])].map(lineOf)
  const turn = { title, state: title.clone(state), seat, choices: choices(title, state, seat), nature }
  const ends = bot
    .compare(turn, lines, GAMES, patient(bot, now).isOver)
    .map((games) => games.map((end) => end[seat] as number))
  return asCompared(ends, chosen, passing !== null)
}

/** How often each hint is played on for what is told of it, and how often at least. */
const GAMES = 8
const LEAST_GAMES = 4
/** A difference is plain when it is so many times what it may be off by. */
const SURE = 2

/**
 * What a decision was taken by met other rivals hint by hint, and the best was the luckiest too: so all are played on once
 * more, against the same ones. What few games say is not told.
 */
function asCompared(
  ends: readonly (readonly number[])[],
  chosen: readonly Candidate[],
  isPassBeside: boolean,
): readonly (Outcome | null)[] {
  const [best = []] = ends
  if (best.length < LEAST_GAMES) return []
  const more = (other: readonly number[] = []): number =>
    plainly(best.map((own, game) => own - (other[game] as number)))
  const than = isPassBeside || chosen[1]?.action.type === 'pass' ? 'pass' : 'next'
  const ahead = more(isPassBeside ? ends.at(-1) : ends[1])
  const { mean: own, off } = estimated(best)
  return chosen.map((_, place): Outcome | null => {
    // A plain difference against what the bot would do is not told as one for it.
    if (place === 0) return { measure: 'worth', own, off, compared: { than, by: Math.max(0, ahead) } }
    const by = 0 - more(ends[place])
    return by > 0 ? null : { measure: 'worth', own: own + by, off, compared: { than: 'best', by } }
  })
}

/** The difference, less what chance has in it on average; 0 where it is not plain. */
function plainly(differences: readonly number[]): number {
  const { mean, off } = estimated(differences)
  return Math.abs(mean) > SURE * off ? mean * (1 - (off / mean) ** 2) : 0
}

function estimated(values: readonly number[]): { readonly mean: number; readonly off: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { mean, off: Math.sqrt(squares / (values.length - 1) / values.length) }
}

/** Where nothing is played on once more: by what the decision was taken by. */
function asWeighed(
  chosen: readonly Candidate[],
  passing: Candidate | null,
  seat: number,
  measure: Expectation['measure'],
): readonly (Outcome | null)[] {
  const ownOf = ({ worth }: Candidate): number => worth[seat] as number
  const [best, next] = chosen as readonly [Candidate, Candidate]
  const than = passing !== null || next.action.type === 'pass' ? 'pass' : 'next'
  const by = ownOf(best) - ownOf(passing ?? next)
  let least = Number.POSITIVE_INFINITY
  return chosen.map((candidate, place): Outcome | null => {
    const own = ownOf(candidate)
    // What was given up early met other rivals: a figure above that of a better move would tell nothing.
    if (own > least) return null
    least = own
    return { measure, own, off: 0, compared: place === 0 && by > 0 ? { than, by } : null }
  })
}

function ofDifferentKinds(candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen: Candidate[] = []
  const add = (isMore: (candidate: Candidate) => boolean): void => {
    for (const each of candidates) if (chosen.length < MOST && isMore(each)) chosen.push(each)
  }
  add((each) => !chosen.some(({ action }) => alike(action, each.action)))
  add((each) => !chosen.includes(each))
  return candidates.filter((each) => chosen.includes(each))
}

/** Where rules of thumb decide: what they say, and what they would say without it. */
function thoughtOf(asked: Asked, action: Action, now: () => number): Hint[] {
  const { reasons, question } = asked
  const { state, seat } = question
  const because = reasons(state, seat, [action])
  const found: Hint[] = [{ line: [action], because, comesTo: null }]
  for (const next of withoutThese(asked, action, now)) {
    const why = reasons(state, seat, [next])
    // What nothing speaks for is no advice.
    if (why.length > 0) found.push({ line: [next], because: why, comesTo: null })
    if (found.length === MOST) break
  }
  return found
}

/** Where something else is thought of after all, it is not said that nothing is; where nothing else speaks for a pass, that is all. */
function withoutContradiction(found: readonly Hint[]): readonly Hint[] {
  const [first, ...others] = found
  if (first === undefined || others.length === 0) return found
  const hopes = found.flatMap(({ because }) =>
    because.flatMap((reason) => (reason.code === 'hopes' ? [reason.own - reason.others] : [])),
  )
  // Two judges may differ; the one that weighed the moves is believed.
  const agrees = hopes.every((hope, place) => place === 0 || hope <= (hopes[place - 1] as number))
  const told = found.map((hint) => ({
    ...hint,
    because: hint.because.filter(({ code }) => code !== 'nothingBetter' && (agrees || code !== 'hopes')),
  }))
  const [best] = told
  if (best?.because.length === 0 && best.comesTo === null) return [first]
  return told.filter(({ because, comesTo }) => because.length > 0 || comesTo !== null)
}

function lineOf({ line, action }: Candidate): readonly Action[] {
  return line.length === 0 ? [action] : line
}

/** How often a bot is asked once more. */
const MOST_ASKED = 6

/** What the bot would do if nothing like what it thought of before were possible, again and again until it passes. */
function* withoutThese(
  { bots, title, question }: Asked,
  first: Action,
  now: () => number,
): Generator<Action> {
  const { state, seat, nature, luck } = question
  const [bot] = bots
  if (bot === undefined || first.type === 'pass') return
  // Whoever wants a hint waits for all of it as long as for one decision, and once more.
  const patience = patient(bot, now)
  let open = listed(choices(title, state, seat))
  let last = first
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const before = last
    open = open.filter((action) => !alike(action, before))
    if (open.length === 0 || patience.isOver()) return
    const left = open.map((action): Choice => ({ kind: 'one', action }))
    const rng = createRng(luck)
    const turn = { title, state: title.clone(state), seat, choices: left, nature }
    const next = otherThan(() =>
      bot.choose(turn, (below) => draw(rng, below), stoppable(workBudget(bot.work), patience.isOver)),
    )
    // To pass is advice only where it is the best one.
    if (next === null || next.type === 'pass' || alike(next, before)) return
    last = next
    if (refuse(title, state, seat, next) === null) yield next
  }
}

/** A bot that sees less than it may do can have nothing to say. */
function otherThan(choose: () => Decision): Action | null {
  try {
    return choose().action
  } catch {
    return null
  }
}

/** What an action is about, where it names it: two tiles on one hex are no two pieces of advice. */
const ABOUT = [
  'hex',
  'city',
  'company',
  'local',
  'train',
  'mountain',
  'dial',
  'item',
  'accept',
  'redeem',
  'tokens',
]

function alike(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false
  const [a, b] = [one, other] as unknown as Readonly<Record<string, unknown>>[]
  return ABOUT.every((field) => a?.[field] === b?.[field])
}
