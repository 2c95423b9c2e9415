import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Compañías de tres tamaños crecen entre Bohemia y Moravia; ferroviarias locales, préstamos y trenes con prisa.',
  length: '3–5 h',
  variants: {
    whole: { name: 'Mapa completo', line: 'El juego tal como viene en la caja.' },
    bohemia: {
      name: 'Bohemia',
      line: 'Dos jugadores; Václav, a quien nadie lleva, recibe tres compañías (XI.1).',
    },
    'moravia-silesia': {
      name: 'Moravia y Silesia',
      line: 'Cinco compañías grandes; la ronda pre-bursátil es una subasta de privadas (XI.2).',
    },
  },
  options: {
    runMaximum: {
      label: 'Recorrido máximo obligatorio',
      hint: 'El reglamento nuevo obliga a la compañía a hacer el recorrido que más ingresos da (VIII.8).',
      value: (value) => (value === 'yes' ? 'Sí, como dice el reglamento' : 'No, cualquier recorrido legal'),
    },
    olderEdition: {
      label: 'Edición de las reglas',
      hint: 'La edición antigua da otra casilla inicial a la BCB y tiene dos reglas propias (III.3).',
      value: (value) => (value === 'no' ? 'La edición nueva' : 'La edición antigua'),
      seldom: true,
    },
    compatibility: {
      label: 'Reglas',
      hint: '18xx.games se aparta del reglamento en algunos puntos; elígelo para continuar una partida de allí (III.1).',
      value: (value) => (value === 'rulebook' ? 'El reglamento' : 'Como se juega en 18xx.games'),
      seldom: true,
    },
    vaclavSmall: {
      label: 'Compañía pequeña de Václav',
      hint: 'Según el reglamento se sortea (XI.1).',
      value: drawn,
      seldom: true,
    },
    vaclavMedium: {
      label: 'Compañía mediana de Václav',
      hint: 'Según el reglamento se sortea (XI.1).',
      value: drawn,
      seldom: true,
    },
    vaclavLarge: {
      label: 'Compañía grande de Václav',
      hint: 'Según el reglamento se sortea (XI.1).',
      value: drawn,
      seldom: true,
    },
  },
}

function drawn(value: string): string {
  return value === 'lot' ? 'Por sorteo' : value
}
