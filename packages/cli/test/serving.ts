import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface Serving {
  readonly address: string
  readonly child: ChildProcess
  /** Resolves with the exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>
  /** What it has written so far, both streams. */
  written(): string
}

/** `roundhouse serve` as a process of its own, once it is open. */
export async function serving(data: string, ...more: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--data', data, ...more])
  onTestFinished(() => void child.kill('SIGKILL'))
  let written = ''
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const address = await new Promise<string>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        written += text
        const open = /^Roundhouse is open at (\S+)$/m.exec(written)?.[1]
        if (open !== undefined) done(open)
      })
    }
    ended.then((code) => fail(new Error(`the server ended with ${code}: ${written}`)), fail)
  })
  return { address, child, ended, written: () => written }
}
