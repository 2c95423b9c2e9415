import { OWN_BUILD } from '../../shell/build.ts'
import { recall, remember } from '../../shell/device-store.ts'
import type { HexSigns } from './hex-signs.ts'

/** A map at two sizes, with all tiles of a long game. */
const MOST = 500
const NAME = 'signs'

/** Those of the map that was drawn last on this device; null until somebody asks. */
let kept: Map<string, HexSigns> | null = null
/** Those of this page, so that others are forgotten. */
const asked = new Map<string, HexSigns>()
let isNew = false

/**
 * Where everything is written in a hex, kept from page to page: a tenth of the time in which a table opens was spent on
 * finding places that had been found before. `key` tells all that decides on them; another build of the program may
 * decide otherwise.
 */
export function keptSigns(key: string, find: () => HexSigns): HexSigns {
  if (OWN_BUILD === null) return find()
  kept ??= read(OWN_BUILD)
  let signs = kept.get(key)
  if (signs === undefined) {
    signs = find()
    if (!isNew) addEventListener('pagehide', () => write(OWN_BUILD), { once: true })
    isNew = true
  }
  asked.set(key, signs)
  return signs
}

function read(build: string | null): Map<string, HexSigns> {
  try {
    const [by, signs] = JSON.parse(recall(NAME) ?? '[]') as [string, [string, HexSigns][]]
    return new Map(by === build ? signs : [])
  } catch {
    return new Map()
  }
}

function write(build: string | null): void {
  isNew = false
  remember(NAME, JSON.stringify([build, [...asked].slice(-MOST)]))
}
