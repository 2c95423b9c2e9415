import { test } from 'vitest'
import { stopAmongVisitors } from '../test/stopping.ts'

const TIMES = 50

test(`${TIMES} times SIGTERM among visitors who come back ends within 5 s and with 0`, async () => {
  const took: number[] = []
  for (let time = 0; time < TIMES; time++) took.push(await stopAmongVisitors(250 + Math.random() * 750))
  console.log(`${TIMES} stops, all with 0, at most ${(Math.max(...took) / 1000).toFixed(1)} s`)
})
