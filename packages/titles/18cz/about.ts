import type { TitleAbout } from '@roundhouse/kernel'
import { AMENDMENTS } from './amendments.ts'

export const about18cz: TitleAbout = {
  id: '18cz',
  name: '18CZ',
  rules: 2,
  since: 1,
  amendments: AMENDMENTS,
  players: { min: 3, max: 6 },
  variants: [
    { id: 'bohemia', players: { min: 2, max: 2 }, notice: null },
    { id: 'moravia-silesia', players: { min: 2, max: 3 }, notice: 'reconstructed-map' },
  ],
  options: [
    { id: 'runMaximum', values: () => ['yes', 'no'], fallback: 'yes', section: 'VIII.8' },
    { id: 'olderEdition', values: () => ['no', 'yes'], fallback: 'no', section: 'III.3' },
    {
      id: 'compatibility',
      values: () => ['rulebook', '18xx.games'],
      fallback: 'rulebook',
      section: 'III.1',
    },
    // Which companies Václav gets, if the table does not want the lot to decide.
    { id: 'vaclavSmall', values: forVaclav(['EKJ', 'BCB', 'VBW']), fallback: 'lot', section: 'XI.1' },
    {
      id: 'vaclavMedium',
      values: forVaclav(['BN', 'NWB', 'ATE', 'BTE']),
      fallback: 'lot',
      section: 'XI.1',
    },
    { id: 'vaclavLarge', values: forVaclav(['Sx', 'By', 'kk']), fallback: 'lot', section: 'XI.1' },
  ],
}

function forVaclav(companies: readonly string[]): (players: number) => readonly string[] {
  return (players) => (players === 2 ? ['lot', ...companies] : ['lot'])
}
