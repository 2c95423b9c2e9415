// `node bench/beside.ts FOLDER` measures 18CZ here and in the checkout in that folder by turns, every figure in a process
// of its own, and prints the medians side by side: what a change of the shared parts costs or saves.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MEASURED, WARM_UP, recorded } from './recorded.ts'
import { median } from './report.ts'

const ROUNDS = 5

const script = new URL('beside-measures.ts', import.meta.url).pathname
const here = new URL('..', import.meta.url).pathname
const there = resolve(process.argv[2] ?? here)
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'))

// Without the importer in the measured process: what it leaves in memory is no part of the game.
const records = [WARM_UP, MEASURED].map((name) => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(recorded(name)))
  return file
})

function told(checkout: string, ...measure: readonly string[]): string {
  return execFileSync(process.execPath, [script, checkout, ...records, ...measure], { encoding: 'utf8' })
}

console.log(`${'processor time, median'.padEnd(50)}      there       here`)
for (const what of JSON.parse(told(here)) as string[]) {
  const rounds = Array.from({ length: ROUNDS }, () => [Number(told(there, what)), Number(told(here, what))])
  const [before, now] = [0, 1].map((side) => median(rounds.map((round) => round[side] as number))) as [
    number,
    number,
  ]
  const figures = [
    `${before.toFixed(1)} ms`,
    `${now.toFixed(1)} ms`,
    `${Math.round((now / before - 1) * 100)} %`,
  ]
  console.log(what.padEnd(50) + figures.map((figure) => figure.padStart(11)).join(''))
}
rmSync(folder, { recursive: true })
