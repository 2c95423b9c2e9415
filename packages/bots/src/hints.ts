import { type Action, type Choice, type Title, choices, createRng, draw, refuse } from '@roundhouse/kernel'
import type { Bot, Candidate, Decision } from './bot.ts'
import { workBudget } from './budget.ts'
import { decide } from './decide.ts'
import { type Level, levelsOf } from './levels.ts'
import { type BotQuestion, patient } from './question.ts'
import { listed } from './railway/rules-of-thumb.ts'
import type { Reason, Reasoner } from './reasons.ts'
import { botsUpTo, reasonerOf, titleOfBots } from './title-bots.ts'

/** A move that a bot would think of, and why. */
export interface Hint {
  /** The moves of one turn, in their order. */
  readonly line: readonly Action[]
  readonly because: readonly Reason[]
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
  const [title, reasons] = await Promise.all([titleOfBots(question.title), reasonerOf(question.title)])
  if (title === null || reasons === null) return null
  const level = levelsOf(title.id).at(-1) ?? 'novice'
  const bots = await botsUpTo(title.id, level)
  return { hints: thought(bots, reasons, title, question, now), level }
}

function thought(
  bots: readonly Bot[],
  reasons: Reasoner,
  title: Title,
  question: HintQuestion,
  now: () => number,
): readonly Hint[] {
  const { state, seat } = question
  const best = decide(bots, { ...question, title }, (bot) => patient(bot, now))
  const weighed = best.candidates.find(({ action }) => same(action, best.action))
  const found: Hint[] = []
  const add = (line: readonly Action[]): void => {
    const because = reasons(state, seat, line)
    // What nothing speaks for is no advice, unless it is all there is.
    if (because.length > 0 || found.length === 0) found.push({ line, because })
  }
  add(lineOf(weighed, best.action))
  const others =
    best.candidates.length > 1
      ? best.candidates.map((each) => lineOf(each, each.action))
      : withoutThese(bots, title, question, best.action)
  const firsts = [best.action]
  for (const line of others) {
    const [first] = line
    if (found.length === MOST) break
    if (first === undefined || first.type === 'pass' || firsts.some((each) => alike(each, first))) continue
    firsts.push(first)
    add(line)
  }
  return withoutContradiction(found)
}

/** Where something else is thought of after all, it is not said that nothing is; where nothing else speaks for a pass, that is all. */
function withoutContradiction(found: readonly Hint[]): readonly Hint[] {
  const [first, ...others] = found
  if (first === undefined || others.length === 0) return found
  const because = first.because.filter(({ code }) => code !== 'nothingBetter')
  if (because.length === first.because.length) return found
  return because.length === 0 ? [first] : [{ ...first, because }, ...others]
}

function lineOf(candidate: Candidate | undefined, action: Action): readonly Action[] {
  return candidate === undefined || candidate.line.length === 0 ? [action] : candidate.line
}

/** What the bot would do if nothing like what it thought of before were possible, again and again until it passes. */
function* withoutThese(
  bots: readonly Bot[],
  title: Title,
  { state, seat, nature, luck }: HintQuestion,
  first: Action,
): Generator<readonly Action[]> {
  const [bot] = bots
  if (bot === undefined) return
  let open = listed(choices(title, state, seat))
  let last = first
  for (let asked = 1; asked < MOST && last.type !== 'pass'; asked++) {
    const before = last
    open = open.filter((action) => !alike(action, before))
    if (open.length === 0) return
    const left = open.map((action): Choice => ({ kind: 'one', action }))
    const rng = createRng(luck)
    const turn = { title, state: title.clone(state), seat, choices: left, nature }
    const next = otherThan(() => bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work)))
    // To pass is advice only where it is the best one.
    if (next === null || next.type === 'pass' || refuse(title, state, seat, next) !== null) return
    last = next
    yield [last]
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

function same(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What an action is about, where it names it: two tiles on one hex are no two pieces of advice. */
const ABOUT = ['hex', 'company', 'local', 'train', 'mountain', 'dial', 'item']

function alike(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false
  const [a, b] = [one, other] as unknown as Readonly<Record<string, unknown>>[]
  return ABOUT.every((field) => a?.[field] === b?.[field])
}
