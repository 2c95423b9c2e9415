import { importRecording } from '@roundhouse/conformance'
import type { GameRecord } from '@roundhouse/kernel'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Recorded games lie beside the project, not in it. */
const FOLDER = new URL('../../shared/conformance/18CZ/', import.meta.url)

/** The real game of 793 actions against which the speed of 18CZ is measured. */
export const MEASURED = 'real-29247'
export const WARM_UP = 'gen-3p-std-s1306-expert'

export function areThere(): boolean {
  return existsSync(new URL(`${MEASURED}.json`, FOLDER))
}

export function recorded(name: string): GameRecord {
  return recordedIn(FOLDER, name)
}

const FOLDER_1824 = new URL('../../shared/conformance/1824/', import.meta.url)

export function areThere1824(): boolean {
  return existsSync(FOLDER_1824)
}

export function recorded1824(name: string): GameRecord {
  return recordedIn(FOLDER_1824, name)
}

const FOLDER_1862 = new URL('../../shared/conformance/1862/', import.meta.url)

/** All recorded games of 1862; none where they do not lie beside the project. */
export function names1862(): string[] {
  if (!existsSync(FOLDER_1862)) return []
  return readdirSync(FOLDER_1862)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
}

export function recorded1862(name: string): GameRecord {
  return recordedIn(FOLDER_1862, name)
}

function recordedIn(folder: URL, name: string): GameRecord {
  const read = importRecording(readFileSync(new URL(`${name}.json`, folder), 'utf8'), String)
  if (!read.ok) throw new Error(`${name} cannot be imported: ${read.fault.code}`)
  return read.value.record
}
