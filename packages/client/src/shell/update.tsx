import { updateReady } from './build.ts'
import { whenIdle } from './when-idle.ts'
import { words } from './words.ts'

/** Installs the service worker; without one (an old browser, plain http) the program needs the network. */
export function keepOffline(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers === undefined || !import.meta.env.PROD) return
  const hadController = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    // The first worker that takes over brings no other version than the page's own.
    if (hadController) updateReady.value = true
  })
  const register = (): void => {
    workers.register('/sw.js').catch(() => {
      // Nothing is lost: the page works as long as the network does.
    })
  }
  // Whoever has just come wants to see the page first.
  const later = (): void => void whenIdle(10_000).then(register)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** Quiet: the open page goes on until its reader is ready. What was begun at a table outlives the reload. */
export function UpdatePill() {
  if (!updateReady.value) return null
  const { shell } = words.value
  return (
    <p class="update-pill" role="status">
      {shell.newVersion}
      <button type="button" onClick={() => location.reload()}>
        {shell.reload}
      </button>
    </p>
  )
}
