// `npm run train -- league A B GAMES PLAYERS`: one A among Bs, seats rotated. A bot is a level, `thumb:SEED` (rules of
// thumb of another mind), `manner:NAME`, `net:FILES` (networks of rounds, joined by `+`), `wide:FILES` (the same, looking
// at as many builds as the Fireman), or `drive:HOW:WORK:TURNS:HEATS:BID-HEATS:WIDE:BUILDS:FILES` (HOW: `thumbs` or
// `learnt`).
import { availableParallelism } from 'node:os'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { botOf, winsOf } from './league-game.ts'

interface Part {
  readonly one: string
  readonly others: string
  readonly players: number
  readonly numbers: readonly number[]
}

if (isMainThread) {
  const [one = '', others = '', games = '100', players = '4'] = process.argv
    .slice(2)
    .filter((each) => !each.startsWith('--'))
  const jobs = Math.min(availableParallelism(), Number(games))
  const numbers = Array.from({ length: Number(games) }, (_, number) => number)
  const parts = Array.from({ length: jobs }, (_, job) => numbers.filter((number) => number % jobs === job))
  const began = performance.now()
  const won = await Promise.all(
    parts.map((part) => played({ one, others, players: Number(players), numbers: part })),
  )
  const wins = won.reduce((sum, each) => sum + each, 0)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `${one} won ${wins} of ${games} games of ${players} against ${others}: ${((100 * wins) / Number(games)).toFixed(1)} %, ${seconds} s`,
  )
} else {
  const { one, others, players, numbers } = workerData as Part
  const [first, second] = [botOf(one), botOf(others)]
  let wins = 0
  for (const number of numbers) wins += winsOf(number, players, first, second)
  parentPort?.postMessage(wins)
}

function played(part: Part): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}
