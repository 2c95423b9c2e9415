export { boardView } from './board.ts'
export { chronicleOf } from './chronicle.ts'
export { type CzLine, type CzLineCode, type CzLines, LINE_KINDS } from './log-line-codes.ts'
export { linesOf, operatingRoundAt } from './log-lines.ts'
export { marketMoves } from './market.ts'
export { privatesOfSeat } from './privates.ts'
export { trainView } from './trains.ts'
export { roundView, viewOf } from './view.ts'
export * from './preview/index.ts'
export type {
  Guide,
  GuideChoiceCode,
  GuideChoices,
  GuideHappening,
  GuideNote,
  GuideNoteCode,
  GuideNotes,
  GuideOption,
  GuideSteps,
} from './guide-codes.ts'
export { guideOf } from './guide.ts'
export { type CzSayings, decisionOf } from './decisions/index.ts'
