import type { SettingsWords } from '../catalogue.ts'

export const settings: SettingsWords = {
  kept: 'Cada elección vale enseguida y se guarda en este dispositivo.',
  rows: {
    theme: {
      name: 'Tema',
      hint: 'Los dos tienen el contraste comprobado; el mapa oscuro es una impresión nocturna.',
      values: { device: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
    },
    signs: {
      name: 'Signos',
      hint: 'Fuertes: marcadores algo mayores y las tramas del terreno con toda la tinta.',
      values: { usual: 'Normales', strong: 'Fuertes' },
    },
    confirmations: {
      name: 'Confirmación',
      hint: 'Normal: lo que se puede deshacer sin permiso pide una sola pulsación donde una lo dice todo. Cada jugada: siempre elegir y luego confirmar. Pocas: una elección sin nada más que decidir se juega enseguida. Deshacer funciona igual en las tres.',
      values: { usual: 'Normal', all: 'Cada jugada', few: 'Pocas' },
    },
    sounds: {
      name: 'Sonidos',
      hint: 'Dos notas suaves cuando te toca, o además una con cada jugada.',
      values: { off: 'Ninguno', turn: 'Mi turno', all: 'Cada jugada' },
    },
    motion: {
      name: 'Movimiento',
      hint: 'Sin él, el mapa salta y los paneles se abren de golpe.',
      values: { device: 'Como el dispositivo', none: 'Ninguno' },
    },
    money: {
      name: 'Unidades',
      hint: 'Dónde van dólares y libras. Los demás signos siempre siguen a la cifra.',
      values: { language: 'Como el idioma', before: '$13, £13', after: '13 $, 13 £' },
    },
  },
}
