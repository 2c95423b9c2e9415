import { signal } from '@preact/signals'
import { keepInTab, keptInTab } from './tab-storage.ts'

/** True once a newer version of the program is there: its worker has taken over, or the server serves it. */
export const updateReady = signal(false)

/** The build of this page; null under the development server. */
export const OWN_BUILD = ownBuild()

/** The server tells which build it serves; true when it is not this page's. */
export function isOtherBuild(served: string | null | undefined, own: string | null = OWN_BUILD): boolean {
  return typeof served === 'string' && own !== null && served !== own
}

/**
 * This page cannot go on with what the server says. A newer page may; that is tried once for each reason and never
 * again in this tab, so that no page reloads for ever. False when it has been tried.
 */
export function reloadOnce(reason: string, reload: () => void = () => location.reload()): boolean {
  const tried = keptInTab('reloaded')
  const reasons = Array.isArray(tried) ? tried.filter((each) => typeof each === 'string') : []
  if (reasons.includes(reason)) return false
  keepInTab('reloaded', [...reasons, reason].slice(-20))
  // Where nothing can be kept, nothing would stop the next reload.
  if (!(keptInTab('reloaded') as string[] | null)?.includes(reason)) return false
  reload()
  return true
}

function ownBuild(): string | null {
  if (typeof document === 'undefined') return null
  const content = document.querySelector('meta[name="build"]')?.getAttribute('content') ?? ''
  return /^[0-9a-f]{16}$/.test(content) ? content : null
}
