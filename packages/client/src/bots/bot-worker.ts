import {
  type BotQuestion,
  type HintQuestion,
  type OpinionQuestion,
  answerQuestion,
  hintsFor,
  opinionOn,
} from '@roundhouse/bots'
import type { HintAnswer } from './hint-client.ts'
import type { OpinionNews } from './opinion-client.ts'

/** What is asked of a bot: a move, hints, or what it thinks of a game. */
export type BotWork =
  | { readonly kind: 'move'; readonly question: BotQuestion }
  | { readonly kind: 'hints'; readonly question: HintQuestion }
  | { readonly kind: 'opinion'; readonly question: OpinionQuestion }

/** What the worker does, one question after the other; the bots of a title come with its first. */
addEventListener('message', async ({ data }: MessageEvent<BotWork>) => {
  switch (data.kind) {
    case 'move':
      return postMessage(await answerQuestion(data.question, () => performance.now()))
    case 'hints':
      return postMessage(await hints(data.question))
    case 'opinion':
      return opinion(data.question)
  }
})

async function hints(question: HintQuestion): Promise<HintAnswer> {
  try {
    const found = await hintsFor(question, () => performance.now())
    return found === null ? { ok: false, fault: 'failed' } : { ok: true, ...found }
  } catch (error) {
    return { ok: false, fault: 'failed', why: String(error) }
  }
}

/** It tells how far it is, and at last what it thinks. */
async function opinion(question: OpinionQuestion): Promise<void> {
  const tell = (news: OpinionNews): void => postMessage(news)
  try {
    const found = await opinionOn(question, (part) => tell({ kind: 'part', part }))
    tell(found === null ? { kind: 'failed' } : { kind: 'done', opinion: found })
  } catch {
    tell({ kind: 'failed' })
  }
}
