import { computed, signal } from '@preact/signals'

/** How much room there is: `wide` two columns, `middle` a narrower rail, `slim` a rail over the map, `phone`. */
export type ScreenSize = 'wide' | 'middle' | 'slim' | 'phone'

function matches(query: string) {
  const list = matchMedia(query)
  const holds = signal(list.matches)
  list.addEventListener('change', () => (holds.value = list.matches))
  return holds
}

const wide = matches('(min-width: 1200px)')
const middle = matches('(min-width: 900px)')
const slim = matches('(min-width: 600px)')

/** Room for players and log one below the other. */
export const tall = matches('(min-height: 820px)')

export const screenSize = computed<ScreenSize>(() => {
  if (wide.value) return 'wide'
  if (middle.value) return 'middle'
  return slim.value ? 'slim' : 'phone'
})
