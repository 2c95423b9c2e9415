import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Ferrocarriles del carbón, de montaña y estatales de la monarquía del Danubio; de líneas pequeñas nacen grandes compañías.',
  length: '4–6 h',
  variants: {
    whole: { name: 'Mapa completo', line: 'El juego tal como viene en la caja.' },
    'goods-time': { name: 'Buenos tiempos', line: 'El mapa completo con más pueblos y más fichas (XII).' },
    cisleithania: {
      name: 'Cisleithania',
      line: 'El mapa menor para dos, con pilas y un ferrocarril de bonos (X), o para tres (XI).',
    },
  },
  options: {
    trainPrice: {
      label: 'Trenes entre compañías',
      hint: 'Lo que se pagan compañías de directores distintos: el precio menor de la carta o el normal (VII.11).',
      value: (value) => (value === 'card' ? 'El precio menor de la carta' : 'El precio normal'),
      seldom: true,
    },
    startingCash: {
      label: 'Dinero inicial',
      hint: 'Con tres jugadores en Cisleithania el reglamento da 680 G; otros juegan con 700 G (XI.2).',
      value: (value) => `${value} G`,
      seldom: true,
    },
    towns: {
      label: 'Marcadores de pueblo',
      hint: 'Para Buenos tiempos: el escenario sugerido o un número de marcadores, colocados por turno; se recomiendan de 7 a 10 (XII.2).',
      value: (value) =>
        value === 'scenario' ? 'El escenario sugerido' : value === '1' ? '1 marcador' : `${value} marcadores`,
    },
    compatibility: {
      label: 'Reglas',
      hint: '18xx.games se aparta del reglamento en algunos puntos; elígelo para seguir una partida de allí (III.2).',
      value: (value) => (value === 'rulebook' ? 'El reglamento' : 'Como se juega en 18xx.games'),
      seldom: true,
    },
    preStateBuilds: {
      label: 'Ferrocarril pre-estatal que solo construye',
      hint: 'Con dos jugadores se sortea (X.3).',
      value: drawn,
      seldom: true,
    },
    coalBuilds: {
      label: 'Ferrocarril del carbón que solo construye',
      hint: 'Con dos jugadores se sortea (X.3).',
      value: drawn,
      seldom: true,
    },
  },
}

function drawn(value: string): string {
  return value === 'lot' ? 'Por sorteo' : value
}
