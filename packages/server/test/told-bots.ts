import type { BotAnswer, BotQuestion } from '@roundhouse/bots'
import { BroadcastChannel, type MessagePort, parentPort } from 'node:worker_threads'
import '../src/bots/bot-thread.ts'

/** What a test hears of the bots in a thread. */
export type Told =
  | { readonly kind: 'asked'; readonly level: string }
  | { readonly kind: 'answered'; readonly answer: BotAnswer }

/** The thread of the bots as it is, which tells what it is asked; each answer is held until the test lets one go. */
const channel = new BroadcastChannel('told-bots')
const port = parentPort as MessagePort
const answer = port.postMessage.bind(port)
const held: BotAnswer[] = []
let free = 0

port.on('message', ({ level }: BotQuestion) => tell({ kind: 'asked', level }))
port.postMessage = (thought: BotAnswer) => {
  held.push(thought)
  letGo()
}
channel.addEventListener('message', ({ data }: { readonly data: unknown }) => {
  if (data !== 'go') return
  free += 1
  letGo()
})

function letGo(): void {
  while (free > 0) {
    const thought = held.shift()
    if (thought === undefined) return
    free -= 1
    tell({ kind: 'answered', answer: thought })
    answer(thought)
  }
}

function tell(told: Told): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  channel.postMessage(told)
}
