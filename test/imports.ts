import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Every module that a text names: imports, exports from, dynamic imports and imported types. */
export function specifiersIn(text: string): string[] {
  const patterns = [
    /\b(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])([^'"\s]+)\1/g,
    /\bimport\s*(['"])([^'"\s]+)\1/g,
    /\b(?:import|require)\s*\(\s*(['"`])([^'"`\s]+)\1/g,
  ]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[2] as string))
}

/** The source files below a folder of the repository, tests included. */
export function sourcesBelow(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesBelow(path)
    if (!/\.(ts|tsx|mts|js|mjs)$/.test(entry.name)) return []
    return [{ path, text: readFileSync(join(ROOT, path), 'utf8') }]
  })
}

/** Where a relative import leads, from the root. */
export function resolved(from: string, specifier: string): string {
  return relative(ROOT, join(ROOT, dirname(from), specifier))
    .split(sep)
    .join('/')
}

export function manifestOf(folder: string): { dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
}

export function foldersIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}
