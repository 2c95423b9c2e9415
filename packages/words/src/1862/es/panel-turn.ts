import { formatsFor } from '../../formats.ts'
import type { turn as english } from '../en/panel-turn.ts'

const { plural } = formatsFor('es')

export const turn: typeof english = {
  small: {
    heading: 'O una estación pequeña',
    besides: 'O una estación pequeña, o Londres',
    note: 'En cualquier ficha verde o marrón sin ciudad, en todo el mapa; los locales cobran 20 £ por ella.',
    on: (place) => place,
    track: (from, to) => `vía de ${from} a ${to}`,
    confirm: (place) => `Colocar una estación pequeña en ${place}`,
  },
  london: {
    name: 'Enlazar con Londres',
    note: (left) =>
      plural(left, {
        one: 'Usa una estación y ocupa el lugar de toda construcción. Queda 1 lugar.',
        other: `Usa una estación y ocupa el lugar de toda construcción. Quedan ${left} lugares.`,
      }),
    confirm: 'Enlazar con Londres',
  },
  home: { must: (place) => `Construye antes en ${place}: la estación inicial no está en ningún círculo.` },
  revenue: {
    subsidy: 'Subsidio de los locales, a la tesorería:',
    hudson: 'Hudson',
    hudsonAdds: (added, perShare) => `Añadir ${added}, repartir ${perShare} por acción`,
    steps: (steps) => (steps === 0 ? 'no se mueve' : `${steps} a la derecha`),
    left: '1 a la izquierda',
    own: 'La propia compañía',
  },
  trains: {
    left: (band, left) =>
      left === null ? band : `${band}, ${plural(left, { one: 'queda 1', other: `quedan ${left}` })}`,
    bankLeft: (card, left) =>
      left === null ? card : `${card}, ${plural(left, { one: 'queda 1', other: `quedan ${left}` })}`,
    card: (letter) => letter,
    amount: 'Precio en £',
    must: 'Al acabar su turno debe tener un tren, de cualquier tipo.',
    forced: 'La tesorería no puede pagar ninguno. El dinero del director nunca se usa.',
    newCompanies: {},
    limitOf: {},
    noPermit: 'sin permiso',
    ofLimit: (owned, limit) => `${owned} de ${limit} trenes`,
    ofEach: (limit) => `límite ${limit} de cada tipo`,
    halfPrice: 'mitad de precio',
    warranties: 'Garantías, 50 £ cada una',
    warranty: (count) =>
      plural(count, { one: '1 garantía', other: count === 0 ? 'sin garantía' : `${count} garantías` }),
    withWarranties: (train, count, price) =>
      plural(count, {
        one: `Comprar el ${train} con 1 garantía por ${price}`,
        other: `Comprar el ${train} con ${count} garantías por ${price}`,
      }),
    raise: 'Reunir dinero para un tren',
    raiseHint: (missing) =>
      `En la tesorería falta dinero para un tren: ${missing}. Consigue dinero o la compañía quiebra.`,
    sellTreasury: (shares) =>
      plural(shares, { one: 'Vender 1 acción propia', other: `Vender ${shares} acciones propias` }),
    sellTreasuryFor: (shares, amount) =>
      plural(shares, {
        one: `Vender 1 acción propia por ${amount}`,
        other: `Vender ${shares} acciones propias por ${amount}`,
      }),
    refinance: 'Refinanciar',
    refinanceNote:
      'De cada dos acciones queda una para todos los accionistas; la compañía recibe diez veces su valor par.',
    refinanceFor: (amount) => `Refinanciar por ${amount}`,
    bankruptcy: 'Sin tren la compañía cae en bancarrota.',
    lner: 'La LNER se forma al final de esta serie.',
  },
  tokensTooMany: {
    heading: 'Demasiadas estaciones',
    pick: (over) =>
      plural(over, {
        one: 'Una estación sale del mapa. Elígela entre las iluminadas; la inicial se queda.',
        other: `${over} estaciones salen del mapa. Elige una de las iluminadas; la inicial se queda.`,
      }),
    london: 'El enlace con Londres',
    besides: 'Fuera del mapa',
  },
}
