import { computed, signal } from '@preact/signals'

/**
 * How much room there is: `wide` two columns, `middle` a narrower rail, `stacked` the rail below the map, `phone` one
 * place at a time with the decision on a sheet. Whatever the size, map, history and decision share the page: nothing
 * lies over the map.
 */
export type ScreenSize = 'wide' | 'middle' | 'stacked' | 'phone'

function matches(query: string) {
  const list = matchMedia(query)
  const holds = signal(list.matches)
  list.addEventListener('change', () => (holds.value = list.matches))
  return holds
}

const wide = matches('(min-width: 1200px)')
/** Too narrow for two columns of lists, or, as a phone that lies on its side, too low for bars above and below the map. */
const small = matches('(max-width: 719px), (max-width: 1199px) and (max-height: 599px)')
/** A map beside a rail would leave half of the height empty. */
const upright = matches('(max-aspect-ratio: 9/10)')

/** Room for players and log one below the other. */
export const tall = matches('(min-height: 820px)')

export const screenSize = computed<ScreenSize>(() => {
  if (small.value) return 'phone'
  if (wide.value) return 'wide'
  return upright.value ? 'stacked' : 'middle'
})
