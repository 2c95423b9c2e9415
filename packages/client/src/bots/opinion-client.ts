import type { Opinion, OpinionQuestion } from '@roundhouse/bots'
import type { Session } from '../session/session.ts'
import { newBotThread } from './bot-thread.ts'
import type { BotWork } from './bot-worker.ts'

export type OpinionNews =
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'done'; readonly opinion: Opinion }
  | { readonly kind: 'failed' }

/** What a bot thinks of how the game went, thought out beside the page; stopped at once by the signal. */
export function askForOpinion(
  session: Session,
  tell: (news: OpinionNews) => void,
  signal: AbortSignal,
): void {
  const { title, history } = session
  const question: OpinionQuestion = { title: title.id, start: history.stateAt(0), log: history.log }
  const worker = newBotThread()
  const end = (): void => worker.terminate()
  signal.addEventListener('abort', end)
  const hear = (news: OpinionNews): void => {
    if (signal.aborted) return
    if (news.kind !== 'part') end()
    if (news.kind === 'done') keepOpinion(session, news.opinion)
    tell(news)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<OpinionNews>) => hear(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    hear({ kind: 'failed' })
  })
  const work: BotWork = { kind: 'opinion', question }
  worker.postMessage(work)
}

const KEY = 'roundhouse.opinions.2'
/** Those of before told less of a change. */
const KEY_BEFORE = 'roundhouse.opinions'
/** Of the last few games. */
const MOST = 12

interface Kept {
  readonly id: string
  /** Of the log it is about. */
  readonly hash: string
  readonly opinion: Opinion
}

/** What was found out about this very game before, here. */
export function keptOpinion({ id, history }: Session): Opinion | null {
  const hash = history.hashAt()
  return all().find((kept) => kept.id === id && kept.hash === hash)?.opinion ?? null
}

function keepOpinion({ id, history }: Session, opinion: Opinion): void {
  const others = all().filter((kept) => kept.id !== id)
  try {
    const kept: Kept = { id, hash: history.hashAt(), opinion }
    localStorage.removeItem(KEY_BEFORE)
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)))
  } catch {
    // Without storage it is asked for again.
  }
}

function all(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(value: Partial<Kept> | null): value is Kept {
  return typeof value?.id === 'string' && Array.isArray(value.opinion?.points)
}
