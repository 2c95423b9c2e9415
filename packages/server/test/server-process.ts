import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerOptions } from '../src/index.ts'

const COMPILED = join(tmpdir(), 'roundhouse-compiled')

export interface ServerProcess {
  readonly address: string
  readonly child: ChildProcess
  /** What it has written so far. */
  output(): string
  /** Sends a signal and waits for the end; answers the exit code, null after SIGKILL. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** Starts a server in a process of its own and waits until it listens. */
export async function spawnServer(options: ServerOptions): Promise<ServerProcess> {
  const script = fileURLToPath(new URL('serve.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Hundreds of starts in a row need not compile the same sources each time.
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  })
  let output = ''
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    exit.then((code) => reject(new Error(`the server ended with ${code}`)), reject)
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const line = /^http:.*$/m.exec(output)
      if (line !== null) resolve(line[0])
    })
  })
  const end = (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    return exit
  }
  return { address, child, output: () => output, end }
}
