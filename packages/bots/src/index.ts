export type { Bot, BotTurn, Candidate, Decision } from './bot.ts'
export { type Budget, stoppable, timeBudget, workBudget } from './budget.ts'
export { type Decided, type ToDecide, decide } from './decide.ts'
export {
  LEVELS,
  type Level,
  MANNERS,
  type Manner,
  botOf,
  botsOf,
  levelOf,
  levelsOf,
  mannerOf,
  usualLevel,
} from './levels.ts'
export { novice } from './novice.ts'
export { type TitleBots, botsUpTo } from './title-bots.ts'
export { type BotAnswer, type BotQuestion, answerQuestion, longestThought, noviceAction } from './question.ts'
export { type Hint, type HintQuestion, type Hints, type Outcome, hintsFor } from './hints.ts'
export { type Opinion, type OpinionQuestion, type TurningPoint, opinionOn } from './opinion.ts'
export type { Reason } from './reasons.ts'
