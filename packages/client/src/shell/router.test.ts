import { beforeAll, describe, expect, it, vi } from 'vitest'

let routeOf: typeof import('./router.ts').routeOf
let actionOf: typeof import('./router.ts').actionOf

beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://example.org/'))
  vi.stubGlobal('addEventListener', () => {})
  ;({ routeOf, actionOf } = await import('./router.ts'))
})

describe('the address', () => {
  it('names each page', () => {
    expect(routeOf('/')).toEqual({ page: 'home' })
    expect(routeOf('/settings')).toEqual({ page: 'settings' })
    expect(routeOf('/shared', '#a-b_9')).toEqual({ page: 'shared', data: 'a-b_9' })
    expect(routeOf('/local/00ff')).toEqual({ page: 'local', id: '00ff' })
    expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc' })
  })

  it('carries invitations and personal links behind the #', () => {
    expect(routeOf('/table/abc', '#invite=t0-k_en')).toEqual({ page: 'join', id: 'abc', token: 't0-k_en' })
    expect(routeOf('/table/abc', '#join')).toEqual({ page: 'join', id: 'abc', token: null })
    expect(routeOf('/table/abc', '#seat=s3cret')).toEqual({ page: 'seat', id: 'abc', secret: 's3cret' })
    expect(routeOf('/table/abc', '#invite=')).toEqual({ page: 'table', id: 'abc' })
    expect(routeOf('/table/abc', '#board')).toEqual({ page: 'table', id: 'abc' })
  })

  it('leads nowhere when it is none of these', () => {
    for (const path of [
      '/x',
      '/local',
      '/local/',
      '/table/',
      '/table/a/b',
      '/table/a%2Fb',
      '/local/..',
      '//table/a',
    ]) {
      expect(routeOf(path), path).toEqual({ page: 'missing' })
    }
  })

  it('names a moment of the game only by a whole number', () => {
    expect(actionOf('?action=40')).toBe(40)
    expect(actionOf('?action=0')).toBe(0)
    for (const search of ['', '?action=', '?action=-1', '?action=1.5', '?action=1e3', '?action=12345678']) {
      expect(actionOf(search), search).toBeNull()
    }
  })
})
