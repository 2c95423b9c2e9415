import { defineConfig } from 'vitest/config'
import { findChromium } from './scripts/chromium.mjs'

const chromium = findChromium()

const unit = {
  test: {
    name: 'unit',
    include: [
      'packages/**/test/**/*.test.{ts,tsx}',
      'packages/**/src/**/*.test.{ts,tsx}',
      'test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 20_000,
    // Most of the time would go into loading the same modules again for every file; a test that leaves something
    // behind in one (a worker, a setting) loads its own by `vi.resetModules`.
    isolate: false,
  },
}

/** Two files at a time, each with a server of its own: a page waits as much as it computes. */
const browser = {
  test: {
    name: 'browser',
    include: ['e2e/**/*.test.ts'],
    env: { CHROMIUM: chromium ?? '' },
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // A page whose scripts answer and that draws no frame any more is the browser's trouble (e2e/browser.ts tells it apart
    // from a page that computes without end): then, and only then, a test begins anew.
    retry: { count: 1, condition: /no frame is drawn/ },
    // What the tests are made of is loaded once, the browser started once.
    isolate: false,
    globalSetup: ['e2e/one-browser.ts'],
    sequence: { groupOrder: 1 },
  },
}

/**
 * What needs minutes: only `npm run test:long` asks for it. One file at a time, each telling its figures in a
 * last line that is printed as it is.
 */
const long = {
  test: {
    name: 'long',
    include: ['packages/*/long/**/*.test.ts'],
    testTimeout: 60 * 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
}

const usual = chromium === null ? [unit] : [unit, browser]

export default defineConfig({
  // Pages are written in JSX for Preact wherever a test imports one.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    maxWorkers: 2,
    // What is waited for comes at once on a quiet machine, and a little later on a busy one.
    expect: { poll: { timeout: 8000 } },
    projects: (process.env['ROUNDHOUSE_LONG'] === '1' ? [long] : usual).map((project) => ({
      extends: true,
      ...project,
    })),
  },
})
