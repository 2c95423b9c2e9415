import type { BoxWords } from '../../shapes.ts'

const YES_NO = (value: string): string => (value === 'yes' ? 'Sí' : 'No')

export const box: BoxWords = {
  line: 'La fiebre del ferrocarril en East Anglia: concesiones del Parlamento, veinte compañías, fusiones y tres tipos de tren.',
  length: '3–6 h',
  variant: 'Tipos de tren',
  variants: {
    whole: {
      name: 'Todos los trenes',
      line: 'Exprés, mercancías y locales, con permisos: el juego tal como viene en la caja.',
    },
    'express-simple': {
      name: 'Exprés sencillo',
      line: 'Solo trenes exprés, sin permisos; para empezar con los 18xx (11.1).',
    },
    'freight-simple': {
      name: 'Mercancías sencillo',
      line: 'Solo trenes de mercancías, sin permisos; para empezar con 1862 (11.1).',
    },
    'freight-advanced': {
      name: 'Mercancías avanzado',
      line: 'Trenes de mercancías y locales, con permisos (11.1).',
    },
    'express-advanced': { name: 'Exprés avanzado', line: 'Trenes exprés y locales, con permisos (11.1).' },
  },
  options: {
    trainList: {
      label: 'Lista de trenes',
      hint: 'Cuántos trenes hay: con menos, la partida es más corta (2.4.3).',
      value: (value) => (value === 'short' ? 'Corta' : value === 'long' ? 'Larga' : 'Estándar'),
    },
    extraCompanies: {
      label: 'Más compañías',
      hint: 'Con siete jugadores una compañía más desde el principio; con ocho, dos (2.4.2).',
      value: YES_NO,
      seldom: true,
    },
    shorter: {
      label: 'Partida más corta',
      hint: 'La LNER se forma tras el primer tren E y los trenes D se quedan; la lista de trenes está fijada (11.2).',
      value: YES_NO,
    },
    newcomers: {
      label: 'Para nuevos jugadores',
      hint: 'Con un solo tipo de tren: las compañías solo salen del Parlamento; sin rescates, sin garantías compradas, sin Hudson (11.3).',
      value: YES_NO,
    },
    eightTokens: {
      label: 'Ocho estaciones',
      hint: 'Una compañía puede tener ocho estaciones en lugar de siete (11.4).',
      value: YES_NO,
      seldom: true,
    },
    forcedHome: {
      label: 'Construir en la base',
      hint: 'Una compañía cuya estación inicial no tiene círculo debe construir allí; sin esto puede esperar (7.2, 13).',
      value: YES_NO,
      seldom: true,
    },
    compatibility: {
      label: 'Reglas',
      hint: '18xx.games se aparta del reglamento en algunos puntos; elígelo para seguir una partida de allí (2.4).',
      value: (value) => (value === 'rulebook' ? 'El reglamento' : 'Como se juega en 18xx.games'),
      seldom: true,
    },
  },
}
