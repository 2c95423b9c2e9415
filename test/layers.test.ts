import { describe, expect, test } from 'vitest'
import { type SourceFile, foldersIn, manifestOf, resolved, sourcesBelow, specifiersIn } from './imports.ts'

/** Who may import whom; nothing points back. ARCHITECTURE.md draws the same arrows. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  routes: [],
  railways: ['kernel', 'routes'],
  titles: ['kernel', 'railways', 'routes'],
  view: ['kernel', 'railways', 'titles'],
  protocol: ['kernel', 'titles'],
  words: ['kernel', 'titles', 'view', 'protocol', 'conformance'],
  bots: ['kernel', 'railways', 'titles'],
  conformance: ['kernel', 'railways', 'titles', 'routes'],
  storage: ['kernel', 'protocol'],
  server: ['kernel', 'titles', 'bots', 'protocol', 'storage'],
  client: ['kernel', 'railways', 'titles', 'view', 'words', 'bots', 'protocol', 'conformance'],
  cli: [
    'kernel',
    'titles',
    'view',
    'words',
    'bots',
    'protocol',
    'storage',
    'server',
    'conformance',
    'routes',
  ],
}

/** Libraries have one home each, so that they can be replaced there. */
const LIBRARIES: Readonly<Record<string, RegExp>> = {
  protocol: /^zod(\/|$)/,
  server: /^(fastify|@fastify\/[\w-]+|ws)$/,
  client: /^(preact|@preact\/signals)(\/|$)/,
}

/** Disk, network and clock begin here. */
const ON_NODE = ['storage', 'server', 'cli']

/** Tests may try a part on a real title, and they have their tools. */
const TEST_ARROWS = ['titles']
/** What tests of all layers share: how much of what there is they go through, and golden games. */
const SHARED_BY_TESTS = [
  'test/whole.ts',
  'test/golden-games.ts',
  'test/ordered-game.ts',
  'test/properties.ts',
]
const TEST_TOOLS = /^(node:.+|vitest|fast-check|ws|vite)$/

const PACKAGES = foldersIn('packages')

test('every package has its line in the table of arrows', () => {
  expect(PACKAGES.toSorted()).toEqual(Object.keys(ARROWS).toSorted())
})

describe.each(PACKAGES)('%s', (name) => {
  test('imports along the arrows only', () => {
    expect(sourcesBelow(`packages/${name}`).flatMap((file) => wrongImports(name, file))).toEqual([])
  })

  test('declares what it imports, and nothing against the arrows', () => {
    const declared = Object.keys(manifestOf(`packages/${name}`).dependencies ?? {})
    const against = declared.filter((dependency) => !isAllowed(name, dependency))
    const imported = sourcesBelow(`packages/${name}`)
      .filter((file) => !isTest(file.path))
      .flatMap((file) => specifiersIn(file.text))
      .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
      .map((specifier) => packageOf(specifier))
    const undeclared = [...new Set(imported)].filter((each) => !declared.includes(each))
    expect({ against, undeclared }).toEqual({ against: [], undeclared: [] })
  })
})

describe('the scanner finds', () => {
  const found = (name: string, text: string, path = `packages/${name}/src/sample.ts`): number =>
    wrongImports(name, { path, text }).length

  test.each([
    ['a layer above', 'kernel', "import { TITLES } from '@roundhouse/titles'"],
    ['a type of a layer above', 'kernel', "export type { View } from '@roundhouse/view'"],
    ['a layer above over several lines', 'view', "import {\n  one,\n  two,\n} from '@roundhouse/words'"],
    ['a dynamic import', 'bots', "const { openSqlite } = await import('@roundhouse/storage')"],
    ['an imported type', 'bots', "type Server = import('@roundhouse/server').Server"],
    ['an import for its effects', 'server', "import '@roundhouse/client'"],
    ['a path out of the package', 'view', "import { play } from '../../kernel/src/play.ts'"],
    ['a library away from home', 'server', "import * as z from 'zod/mini'"],
    ['the disk below the server', 'words', "import { readFileSync } from 'node:fs'"],
    ['the disk without its prefix', 'words', "import { readFileSync } from 'fs'"],
    ['a test tool outside of tests', 'kernel', "import { test } from 'vitest'"],
  ])('%s', (_what, name, text) => {
    expect(found(name, text)).toBe(1)
  })

  test('a title that imports a title', () => {
    const path = 'packages/titles/1824/rules/trains.ts'
    expect(found('titles', "import { COMPANIES } from '../../chicago-express/companies.ts'", path)).toBe(1)
    expect(found('titles', "import { x } from '@roundhouse/titles/chicago-express'", path)).toBe(1)
    expect(found('titles', "import { MAP } from '../map.ts'", path)).toBe(0)
  })

  test('nothing where all is well', () => {
    expect(found('view', "import { play } from '@roundhouse/kernel'\nimport { a } from './a.ts'")).toBe(0)
    expect(found('cli', "import { join } from 'node:path'")).toBe(0)
    expect(found('kernel', "import { test } from 'vitest'", 'packages/kernel/test/a.test.ts')).toBe(0)
    const whole = "import { WHOLE } from '../../../test/whole.ts'"
    expect(found('kernel', whole, 'packages/kernel/test/a.test.ts')).toBe(0)
    expect(found('kernel', whole)).toBe(1)
  })
})

function wrongImports(name: string, file: SourceFile): string[] {
  return specifiersIn(file.text)
    .filter(
      (specifier) =>
        !(specifier.startsWith('.') ? staysInside(name, file, specifier) : mayUse(name, file, specifier)),
    )
    .map((specifier) => `${file.path} imports ${specifier}`)
}

function mayUse(name: string, file: SourceFile, specifier: string): boolean {
  if (isTest(file.path)) {
    if (TEST_TOOLS.test(specifier)) return true
    if (TEST_ARROWS.includes(layerOf(specifier) ?? '')) return true
  }
  if (specifier.startsWith('node:')) return ON_NODE.includes(name)
  return isAllowed(name, packageOf(specifier))
}

function staysInside(name: string, file: SourceFile, specifier: string): boolean {
  const target = resolved(file.path, specifier)
  if (SHARED_BY_TESTS.includes(target)) return isTest(file.path)
  if (!target.startsWith(`packages/${name}/`)) return false
  // Titles know nothing of each other; only the list at their top names them all.
  const title = /^packages\/titles\/([^/]+)\/./.exec(file.path)?.[1]
  return title === undefined || target.startsWith(`packages/titles/${title}/`)
}

function isAllowed(name: string, dependency: string): boolean {
  const layer = layerOf(dependency)
  if (layer !== null) return (ARROWS[name] ?? []).includes(layer)
  return LIBRARIES[name]?.test(dependency) === true
}

function layerOf(specifier: string): string | null {
  return /^@roundhouse\/([^/]+)/.exec(specifier)?.[1] ?? null
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** Tests, benches and the settings of tools are no part of a layer. */
function isTest(path: string): boolean {
  return /\/(test|long|bench)\/|\.test\.tsx?$|^packages\/client\/(vite\.config|offline\/plugin)\.ts$/.test(
    path,
  )
}
