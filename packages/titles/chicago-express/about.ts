import type { TitleAbout } from '@roundhouse/kernel'

export const aboutChicago: TitleAbout = {
  id: 'chicago-express',
  name: 'Chicago Express',
  rules: 1,
  since: 1,
  amendments: [],
  players: { min: 2, max: 6 },
  variants: [],
  // The oldest player opens the first auction: the table names the seat, or lets the lot decide.
  options: [{ id: 'opener', values: openers, fallback: '1', section: 'p35 Preparation' }],
}

function openers(players: number): string[] {
  return [...Array.from({ length: players }, (_, seat) => String(seat + 1)), 'lot']
}
