import { capital } from '../../capital.ts'
import type { ChicagoWords } from '../shapes.ts'
import { describeHex, hex, hexShort, inHex, kinds } from './hexes.ts'
import { endClauses, lines } from './lines.ts'
import { company, dials, refusals } from './refusals.ts'
import { sections } from './sections.ts'
import { round } from './turns.ts'
import { waters } from './waters.ts'

export const chicago: ChicagoWords = {
  tagline:
    'Compra acciones de los ferrocarriles del Este, construye hacia el oeste y no faltes cuando la primera llegue a Chicago.',
  duration: '45–75 minutos',
  round,
  refusals,
  sections,
  summaries: async () => (await import('./summaries.ts')).summaries,
  lines,
  orders: null,
  amendments: async () => ({}),
  companyKinds: {},
  hex,
  inHex,
  hexShort,
  describeHex,
  company,
  kinds,
  dials,
  doing: {
    initialAuction: 'Subastas iniciales',
    choosing: 'Elegir acción',
    auction: 'Subasta',
    wabashAuction: 'Primera acción de la Wabash',
    network: 'Ampliar la red',
    development: 'Urbanización',
    ended: 'Fin de la partida',
  },
  endClauses,
  endReasons: {
    locomotives: `${capital(endClauses.locomotives)}.`,
    shares: `${capital(endClauses.shares)}.`,
    houses: `${capital(endClauses.houses)}.`,
    detroit: `${capital(endClauses.detroit)}.`,
  },
  endGauges: {
    locomotives: { label: 'Compañías sin locomotoras', figure: (now, needed) => `${now} de ${needed}` },
    shares: { label: 'Compañías sin acciones', figure: (now, needed) => `${now} de ${needed}` },
    houses: { label: 'Casitas en reserva', figure: (now, needed) => `${now}, acaba con ${needed}` },
    detroit: { label: 'Detroit', figure: (now, needed) => `${now} de ${needed}` },
  },
  industries: {
    heading: 'Ciudades industriales',
    detroit: 'Detroit',
    wheeling: 'Wheeling',
    pittsburgh: 'Pittsburgh',
  },
  waters,
  options: {
    opener: {
      label: 'Quién abre la primera subasta',
      hint: 'El reglamento se lo deja al jugador de mayor edad.',
      value: (value, at) => (value === 'lot' ? 'Por sorteo' : at.player(Number(value) - 1)),
    },
  },
}
