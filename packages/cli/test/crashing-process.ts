import { inProcess } from '../src/tournament/jobs-process.ts'

// A process of a tournament that dies of the second game and leaves with the third; the others end at once.
inProcess(() =>
  Promise.resolve(({ start, seating: { number, bots } }) => {
    if (number === 2) throw new Error('a process dies as told')
    if (number === 3) process.exit(3)
    const seats = bots.map(() => 0)
    return Promise.resolve({
      number,
      record: start,
      bots,
      scores: seats,
      ranks: seats,
      times: [],
      lost: [],
      why: [],
    })
  }),
)
