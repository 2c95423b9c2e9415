import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The reference material lies beside the repository and never becomes part of it. */
const SHARED = fileURLToPath(new URL('../../../../../shared/', import.meta.url))

export const TITLES = ['18CZ', '1824', '1824Cisleithania', '1862'] as const
export type Title = (typeof TITLES)[number]

export const sharedExists = existsSync(`${SHARED}conformance`) && existsSync(`${SHARED}data`)

export function traceNames(title: Title): string[] {
  return readdirSync(`${SHARED}conformance/${title}`)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
}

export function readTrace(title: Title, name: string): Trace {
  return { ...(readJson(`conformance/${title}/${name}`) as Trace), folder: title }
}

export function readData(name: string): unknown {
  return readJson(`data/${name}.json`)
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(SHARED + path, 'utf8'))
}

export interface Company {
  readonly tr?: readonly string[]
  readonly tk?: readonly (readonly [string, number])[]
  readonly pm?: readonly string[]
  readonly ty?: string
}

export interface Digest {
  readonly act?: { readonly e?: string }
  readonly ph: string
  readonly co: Readonly<Record<string, Company>>
  readonly ti?: Readonly<Record<string, readonly [string, number]>>
  readonly blk?: readonly (readonly [string, number])[]
}

export interface Best {
  readonly entity: string
  readonly trains: readonly (readonly [string, string])[]
  readonly revenue: number
  readonly total: number
}

export interface Legal {
  readonly tiles?: readonly (readonly [string, string, number, number])[]
}

export interface Trace {
  readonly folder: Title
  readonly players: readonly string[]
  readonly optional_rules: readonly string[]
  readonly setup: { readonly corporations: readonly { readonly id: string; readonly home?: unknown }[] }
  readonly initial: Digest
  readonly actions: readonly {
    readonly type: string
    readonly entity: string
    readonly x?: { readonly trains?: readonly string[] }
  }[]
  readonly states: readonly (Record<string, unknown> & { readonly best?: Best; readonly legal?: Legal })[]
}

/** The state after each action, rebuilt by the rule of merge patches. */
export function* statesOf(trace: Trace): Generator<{
  readonly index: number
  readonly digest: Digest
  readonly best: Best | undefined
  readonly legal: Legal | undefined
}> {
  let digest: unknown = structuredClone(trace.initial)
  for (const [index, change] of trace.states.entries()) {
    const { best, legal, ...patch } = change
    digest = merge(digest, patch)
    yield { index, digest: digest as Digest, best, legal }
  }
}

function merge(old: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged: Record<string, unknown> = isObject(old) ? { ...old } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
