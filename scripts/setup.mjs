// Installs what the lock file asks for, when it is not there yet.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, finished, pinnedNode } from './pinned.mjs'

/** Dependencies as locked and the pinned Node ready; ends the process with a clear line if that fails. */
export async function setUp() {
  if (!isInstalled()) await install()
  if (pinnedNode() === null) {
    fail(
      `Node 26 is not available as a package for ${process.platform}-${process.arch}: install Node 26 and start again.`,
    )
  }
}

/** npm notes what it has installed; nothing is to be done while that is what the lock asks for. */
function isInstalled() {
  const noted = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const has = lockedPackages(noted)
  const wants = lockedPackages(join(ROOT, 'package-lock.json'))
  for (const [path, entry] of wants) {
    const found = has.get(path)
    if (found === undefined) {
      if (!entry.optional && !entry.devOptional) return false
    } else if (found.version !== entry.version || found.integrity !== entry.integrity) return false
  }
  return [...has].every(([path, entry]) => wants.has(path) || entry.optional || entry.devOptional)
}

function lockedPackages(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')))
}

async function install() {
  process.stderr.write('Installing dependencies (once, about a minute) …\n')
  // Not `npm ci`: it asks for the binaries of every platform in the lock, also those a registry mirror lacks.
  // Versions come from the lock all the same, and the lock stays as it is.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  // Inside `npm run` the pinned Node stands first on the path; npm itself keeps to the Node it came with.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const options = { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }
  const child =
    npm !== undefined && node !== undefined && npm.endsWith('.js') && existsSync(node)
      ? spawn(node, [npm, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  const { code, output } = await finished(child, true).catch((error) => ({ code: 1, output: error.message }))
  if (code !== 0)
    fail(`${output.trim()}\nThe dependencies could not be installed (npm install ended with ${code}).`)
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  await setUp()
