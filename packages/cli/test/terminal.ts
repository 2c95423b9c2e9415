import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Io, run } from '../src/index.ts'

export interface Said {
  readonly code: number
  readonly out: readonly string[]
  readonly err: readonly string[]
  readonly status: readonly string[]
}

/** Runs the command line inside the test and keeps all it says. */
export async function roundhouse(args: readonly string[], changed: Partial<Io> = {}): Promise<Said> {
  const out: string[] = []
  const err: string[] = []
  const status: string[] = []
  const io: Io = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    status: null,
    now: () => performance.now(),
    stopped: () => Promise.resolve(),
    ...changed,
  }
  return { code: await run(args, io), out, err, status }
}

/** An empty folder that is gone after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
