import { formatsFor } from '../../formats.ts'
import type { buying as english } from '../en/panel-trains.ts'
import { turn } from './panel-turn.ts'

const { plural } = formatsFor('es')

export const buying: typeof english = {
  trains: {
    ...turn.trains,
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
      `En la tesorería falta dinero para el tren del banco: ${missing}. Reúne dinero o busca otro tren; si no, la compañía cae en bancarrota.`,
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
}
