// The browser for the tests in e2e/: one that is there, or Debian's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium, or null; the variable CHROMIUM goes before all. */
export function findChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM !== undefined && CHROMIUM !== '') return existsSync(CHROMIUM) ? CHROMIUM : null
  return PLACES.find((path) => existsSync(path)) ?? null
}

/** Root on Debian or its kin may install it, with a font of the pages' own list; everyone else is told. */
export function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  process.stdout.write('Installing Chromium with apt-get …\n')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], options)
  return findChromium()
}
