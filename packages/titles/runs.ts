import type { TitleRuns } from '@roundhouse/railways'

/** The titles whose trains run, each loaded when it is first asked about. */
const LOADERS: Readonly<Record<string, () => Promise<TitleRuns>>> = {
  '18cz': async () => (await import('./18cz/runs.ts')).runs18cz,
  '1824': async () => (await import('./1824/runs.ts')).runs1824,
  '1862': async () => (await import('./1862/runs.ts')).runs1862,
}

/** Null for a title without trains. */
export async function runsOf(title: string): Promise<TitleRuns | null> {
  const load = Object.hasOwn(LOADERS, title) ? LOADERS[title] : undefined
  return load === undefined ? null : load()
}

export {
  type RunAnswer,
  type RunFault,
  type RunQuery,
  type TitleRuns,
  answerQuery,
  isRunQuery,
} from '@roundhouse/railways'
