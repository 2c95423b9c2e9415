import { signal } from '@preact/signals'

/**
 * Addresses of the page:
 *   /                         home
 *   /settings                 what is kept for this device
 *   /shared#data              a game that the link itself holds
 *   /local/:id                a game around this screen (kept in this browser), ?action=n for a moment of it
 *   /table/:id                an online game, ?action=n
 *   /table/:id#invite=token   an invitation
 *   /table/:id#seat=secret    a personal link to one's seat
 *   /table/:id#join           sit down at a listed table
 * Secrets stand behind the #, which browsers send to nobody. A finished game shows its report inside the
 * table page.
 */
export type Route =
  | { readonly page: 'home' | 'settings' }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'join'; readonly id: string; readonly token: string | null }
  | { readonly page: 'seat'; readonly id: string; readonly secret: string }
  | { readonly page: 'shared'; readonly data: string }
  | { readonly page: 'missing' }

export function routeOf(path: string, hash: string = ''): Route {
  const [area, id, ...rest] = path.split('/').slice(1)
  if (area === '' && id === undefined) return { page: 'home' }
  if (area === 'settings' && id === undefined) return { page: 'settings' }
  if (area === 'shared' && id === undefined) return { page: 'shared', data: hash.replace(/^#/, '') }
  if (rest.length > 0 || id === undefined || !/^[\w-]{1,60}$/.test(id)) return { page: 'missing' }
  if (area === 'local') return { page: 'local', id }
  if (area !== 'table') return { page: 'missing' }
  const [door, key] = hash.replace(/^#/, '').split('=', 2)
  if (door === 'join') return { page: 'join', id, token: null }
  if (door === 'invite' && key) return { page: 'join', id, token: key }
  if (door === 'seat' && key) return { page: 'seat', id, secret: key }
  return { page: 'table', id }
}

/** The moment of the game that the address names; null is the present. */
export function actionOf(search: string): number | null {
  const text = new URLSearchParams(search).get('action')
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

export const route = signal<Route>(routeOf(location.pathname, location.hash))
export const moment = signal<number | null>(actionOf(location.search))

export function go(path: string): void {
  // Whoever comes back finds the moment he left.
  if (waiting !== undefined) writeMoment()
  history.pushState(null, '', path)
  follow()
  scrollTo(0, 0)
}

/** Replaces the address without a new page in the browser's own history. */
export function redirect(path: string): void {
  history.replaceState(null, '', path)
  follow()
}

/**
 * Browsers limit how often the address may change, and take as long to change it as a whole step in the history, the sign
 * of the page in its tab included: it is written when one stands still, and while a slider is dragged or a key held now
 * and then.
 */
const ADDRESS_PAUSE = 150
const ADDRESS_LATEST = 1500
let waiting: ReturnType<typeof setTimeout> | undefined
/** Since when the address tells another moment than the page. */
let since = 0

export function goToMoment(version: number | null): void {
  moment.value = version
  const now = performance.now()
  if (waiting === undefined) since = now
  else if (now - since > ADDRESS_LATEST - ADDRESS_PAUSE) return
  clearTimeout(waiting)
  waiting = setTimeout(writeMoment, ADDRESS_PAUSE)
}

function writeMoment(): void {
  clearTimeout(waiting)
  waiting = undefined
  const search = moment.value === null ? '' : `?action=${moment.value}`
  history.replaceState(null, '', location.pathname + search)
}

function follow(): void {
  clearTimeout(waiting)
  waiting = undefined
  const next = routeOf(location.pathname, location.hash)
  // The same page stays as it is: a step in the history of a game must not open the game anew.
  if (JSON.stringify(next) !== JSON.stringify(route.value)) route.value = next
  moment.value = actionOf(location.search)
}

addEventListener('popstate', follow)
addEventListener('hashchange', follow)
