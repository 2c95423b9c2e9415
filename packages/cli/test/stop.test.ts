import { test } from 'vitest'
import { stopAmongVisitors } from './stopping.ts'

test('SIGTERM ends within 5 s and with 0, whoever comes back, does not read or does not finish', async () => {
  for (const milliseconds of [300, 600]) await stopAmongVisitors(milliseconds)
}, 60_000)
