export { LINE_KINDS, type RmLine, type RmLineCode, type RmLines } from './log-line-codes.ts'
export type { RmSayings } from './decisions/sayings.ts'
