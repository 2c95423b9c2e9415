import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_DRAFT as NO_CHICAGO_DRAFT, readDraft as readChicagoDraft } from '../chicago-express/draft.ts'
import { type Draft, NO_DRAFT, readDraft } from '../railway/draft.ts'
import { isOtherBuild, reloadOnce } from '../shell/build.ts'
import { draftStore } from '../table/draft-store.ts'
import { unsentAt } from './unsent.ts'

const kept = new Map<string, string>()
let page = new EventTarget()
beforeEach(() => {
  kept.clear()
  page = new EventTarget()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    page.addEventListener(type, listener),
  )
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void) =>
    page.removeEventListener(type, listener),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const leave = (): boolean => page.dispatchEvent(new Event('pagehide'))
const at = (id: string, seat: number) => unsentAt({ id, seats: signal([seat]) })
const DRAFT: Draft<never> = { ...NO_DRAFT, hex: 'G12', tile: '57', rotation: 2 }

describe('what a player has begun and not sent', () => {
  it('is found once by the next page of the same seat, and by no other', () => {
    at('g', 0).keep('chat', () => 'Hello')
    leave()
    expect(at('g', 1).take('chat')).toBeNull()
    expect(at('h', 0).take('chat')).toBeNull()
    const next = at('g', 0)
    expect(next.take('chat')).toBe('Hello')
    expect(next.take('chat')).toBeNull()
  })

  it('is written when the page goes, not after the table was closed', () => {
    const before = at('g', 0)
    before.keep('chat', () => 'Hello')
    before.close()
    leave()
    expect(kept.size).toBe(0)
  })

  it('is nothing when what was kept cannot be read', () => {
    kept.set('roundhouse.unsent.g.0.chat', '{')
    expect(at('g', 0).take('chat')).toBeNull()
  })
})

describe('the draft of an action', () => {
  const open = (version: number) => draftStore<Draft<never>>(NO_DRAFT, signal(version), at('g', 0), readDraft)

  it('comes back at the same version of the game, and at no other', () => {
    open(7).change(DRAFT)
    leave()
    expect(open(8).value.value).toEqual(NO_DRAFT)
    page = new EventTarget()
    open(7).change(DRAFT)
    leave()
    expect(open(7).value.value).toEqual(DRAFT)
  })

  it('is not kept once it is cleared', () => {
    const store = open(7)
    store.change(DRAFT)
    store.clear()
    leave()
    expect(kept.size).toBe(0)
  })

  it('is read by its form, whatever build has written it', () => {
    expect(readDraft({ ...DRAFT, more: 1 })).toEqual(DRAFT)
    for (const wrong of [
      { hex: 12 },
      { rotation: 'north' },
      { city: { hex: 'G12' } },
      { routes: [{ train: '2a', hexes: [1] }] },
      { action: 'pass' },
      { power: undefined },
    ]) {
      expect(readDraft({ ...DRAFT, ...wrong })).toBeNull()
    }
    expect(readDraft({ ...DRAFT, routes: [{ train: '2a', hexes: ['G12', 'G14'] }] })).not.toBeNull()
    const bid = { ...NO_CHICAGO_DRAFT, amount: 12, preview: 'D3' }
    expect(readChicagoDraft(bid)).toEqual({ ...bid, preview: null })
    expect(readChicagoDraft({ ...bid, hexes: ['nowhere'] })).toBeNull()
    expect(readChicagoDraft({ ...bid, dial: 'sleep' })).toBeNull()
    expect(readChicagoDraft({})).toBeNull()
  })
})

describe('a page older than its server', () => {
  it('is known by its build, where both tell one', () => {
    expect(isOtherBuild('aaaa', 'bbbb')).toBe(true)
    expect(isOtherBuild('aaaa', 'aaaa')).toBe(false)
    expect(isOtherBuild(null, 'aaaa')).toBe(false)
    expect(isOtherBuild(undefined, 'aaaa')).toBe(false)
    expect(isOtherBuild('aaaa', null)).toBe(false)
  })

  it('reloads by itself once for a reason, and never where nothing can be kept', () => {
    const reload = vi.fn()
    expect(reloadOnce('rules 18cz@9', reload)).toBe(true)
    expect(reloadOnce('rules 18cz@9', reload)).toBe(false)
    expect(reloadOnce('rules 18cz@10', reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
    vi.stubGlobal('sessionStorage', undefined)
    expect(reloadOnce('rules 18cz@11', reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
