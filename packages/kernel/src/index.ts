export { type Action, type Emit, type GameEvent, unheard } from './action.ts'
export {
  type AmountChoice,
  type ChainChoice,
  type Choice,
  type OneChoice,
  type OpenChoice,
  type TreeBranch,
  type TreeChoice,
  type TreeNode,
  count,
  nextItems,
  pick,
  walk,
} from './choice.ts'
export { type CarriedOver, type Divergence, carryOver, carryingOver } from './carry-over.ts'
export { asReadonly, type DeepReadonly } from './deep-readonly.ts'
export { MOST_ORDERED, followOrders } from './follow-orders.ts'
export { fingerprint, fingerprintOfChoices, sightOf } from './fingerprint.ts'
export { canonical, hashOf } from './hash.ts'
export { type Appended, History, type HistoryMemory } from './history.ts'
export { type KeptFingerprints, firstDifference, landmarks, looksDifferent } from './kept-fingerprints.ts'
export { BANK, type Ledger, overdraw, pay, total } from './ledger.ts'
export { lookAlike } from './look-alike.ts'
export { NAME_LENGTH, UNPRINTABLE, cleanName, distinctNames, isVisibleName } from './names.ts'
export {
  type Order,
  type OrderFault,
  type OrderField,
  type OrderOffer,
  type OrderStep,
  type OrderStop,
  type PlacedOrder,
  type StandingOrders,
  type Told,
  orderFault,
  orderFrom,
  ordersFor,
  withOrder,
} from './order.ts'
export { perft } from './perft.ts'
export { playForced } from './play-forced.ts'
export { type Outcome, applyKnown, choices, forced, play, playAgain, refuse } from './play.ts'
export { newRecord, withBots } from './new-record.ts'
export {
  type ActionEntry,
  type ForkedFrom,
  type GameRecord,
  type LogEntry,
  type RulesFault,
  type TableFault,
  type UndoEntry,
  rulesFault,
  rulesNumber,
  rulesOf,
  setupOf,
  tableFault,
} from './record.ts'
export type { Refusal, RefusalParams } from './refusal.ts'
export { type Replayed, type ReplayFault, replay } from './replay.ts'
export { type Rng, createRng, draw, recordLots, seedFrom, shuffle } from './rng.ts'
export { FIRST_RUNNING_HASH, runningHash } from './running-hash.ts'
export type { Id, Seat } from './seat.ts'
export { lotsOfSetup, setUp } from './set-up.ts'
export type { Step } from './step.ts'
export { type UndoPlan, undoPlan } from './undo-plan.ts'
export type {
  Amendment,
  Asking,
  GameState,
  Shown,
  Standing,
  TableSetup,
  TableWanted,
  Title,
  TitleAbout,
  TitleOption,
  TableClash,
  TitleVariant,
  VariantNotice,
} from './title.ts'
export {
  type Answered,
  type CancelSignal,
  type NotDone,
  type QueueWorker,
  type WorkFault,
  WorkQueue,
  type WorkerEvents,
} from './work-queue.ts'
