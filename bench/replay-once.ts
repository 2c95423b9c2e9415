// A fresh process for `railways.ts`: one other game to warm up, then one replay that counts. Prints milliseconds.
import { replay } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { readFileSync } from 'node:fs'

const [warmUp, measured, until] = process.argv.slice(2)
const read = (file: string | undefined): never => JSON.parse(readFileSync(file ?? '', 'utf8')) as never
if (!replay(eighteenCz, read(warmUp)).ok) throw new Error('the warm-up does not replay')
const record = read(measured)
const began = performance.now()
const replayed = replay(eighteenCz, record, until === undefined ? undefined : Number(until))
const took = performance.now() - began
if (!replayed.ok) throw new Error('the game does not replay')
console.log(took)
