import { type OpinionQuestion, opinionOn } from '@roundhouse/bots'
import type { OpinionNews } from './opinion-client.ts'

/** What the worker does: it tells how far it is, and at last what it thinks. */
addEventListener('message', async ({ data }: MessageEvent<OpinionQuestion>) => {
  const tell = (news: OpinionNews): void => postMessage(news)
  try {
    const opinion = await opinionOn(data, (part) => tell({ kind: 'part', part }))
    tell(opinion === null ? { kind: 'failed' } : { kind: 'done', opinion })
  } catch {
    tell({ kind: 'failed' })
  }
})
