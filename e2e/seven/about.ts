import type { TitleAbout } from '@roundhouse/kernel'

/** A railway title as small as one can be: seven hexes, two companies, three trains. It is played in tests alone. */
export const aboutSeven: TitleAbout = {
  id: 'seven',
  name: 'Seven Hexes',
  rules: 1,
  since: 1,
  amendments: [],
  players: { min: 2, max: 3 },
  variants: [],
  options: [],
}
