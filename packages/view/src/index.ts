export type { LogLine } from './log-line.ts'
