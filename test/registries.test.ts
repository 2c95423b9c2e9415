import { describe, expect, test } from 'vitest'
import { TITLES } from '../packages/titles/index.ts'
import { foldersIn, sourcesBelow } from './imports.ts'

/**
 * Outside of its own folders a title is named only in these lists, in one line of each. A new title is added here and
 * nowhere else; `docs/adding-a-title.md` says in which order.
 */
const REGISTRIES: Readonly<Record<string, 'every title' | 'some titles'>> = {
  'packages/titles/index.ts': 'every title',
  'packages/titles/runs.ts': 'some titles',
  'packages/protocol/src/titles/index.ts': 'every title',
  'packages/words/src/titles.ts': 'every title',
  'packages/words/src/boxes/en.ts': 'every title',
  'packages/words/src/boxes/es.ts': 'every title',
  'packages/words/src/boxes/it.ts': 'every title',
  'packages/client/src/titles.ts': 'every title',
  'packages/client/src/home/asked.ts': 'every title',
  'packages/conformance/src/peer.ts': 'some titles',
  'packages/bots/src/levels.ts': 'some titles',
  'packages/bots/src/title-bots.ts': 'some titles',
}

/** Lists that are about titles, with as many lines of each as they need, and what they are for. */
const LISTS: Readonly<Record<string, string>> = {
  'packages/conformance/src/exemptions.ts': 'what is not compared, with its reason',
  'packages/words/src/moves.ts': 'every kind of action that hints may word',
}

/** How code may name a title: by its id, its folder, or the first letters of its types. */
const NAMES: Readonly<Record<string, RegExp>> = {
  'chicago-express': /chicago/i,
  '18cz': /18cz|eighteenCz|\bcz[A-Z]|\bCz[A-Z]|\bcz\b|vaclav/i,
  '1824': /\b1824\b|eighteen24|\bAh[A-Z]|\bah[A-Z]/,
  '1862': /['"/]1862\b|railwayMania|\bRm[A-Z]|\brm(?!Sync)[A-Z]/,
}

const FOLDERS = foldersIn('packages/titles').filter((name) => name !== 'node_modules')
const IDS = TITLES.map(({ id }) => id)

/** What is left of a line without its comments; sections of rulebooks are cited everywhere. */
function codeOf(text: string): readonly string[] {
  return text
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*$/, ''))
}

function isOwn(path: string): boolean {
  return FOLDERS.some((id) => path.includes(`/${id}/`) || path.endsWith(`/${id}.ts`))
}

function isCode(path: string): boolean {
  return !/\/(test|long|bench|offline)\/|\.test\.tsx?$|vite\.config/.test(path)
}

const SOURCES = foldersIn('packages')
  .flatMap((name) => sourcesBelow(`packages/${name}`))
  .filter(({ path }) => isCode(path) && !isOwn(path))
  .map(({ path, text }) => ({ path, lines: codeOf(text) }))

test('every folder of a title can be told by its name', () => {
  expect(FOLDERS.filter((id) => NAMES[id] === undefined)).toEqual([])
})

test('no other file names a title', () => {
  const found = SOURCES.filter(({ path }) => REGISTRIES[path] === undefined && LISTS[path] === undefined)
    .flatMap(({ path, lines }) => lines.map((line) => ({ path, line: line.trim() })))
    .filter(({ line }) => Object.values(NAMES).some((name) => name.test(line)))
  expect(found.map(({ path, line }) => `${path}: ${line}`)).toEqual([])
})

test('every list names a title, else it is none', () => {
  const named = SOURCES.filter(({ lines }) =>
    lines.some((line) => Object.values(NAMES).some((name) => name.test(line))),
  ).map(({ path }) => path)
  expect([...Object.keys(REGISTRIES), ...Object.keys(LISTS)].filter((path) => !named.includes(path))).toEqual(
    [],
  )
})

describe.each(Object.entries(REGISTRIES))('%s', (path, titles) => {
  const lines = SOURCES.find((source) => source.path === path)?.lines ?? []
  test.each(IDS)('%s has one line', (id) => {
    const entries = lines.filter((line) => NAMES[id]?.test(line) === true && !/^import\b/.test(line))
    expect(entries.length).toBeLessThanOrEqual(1)
    if (titles === 'every title') expect(entries).toHaveLength(1)
  })
})
