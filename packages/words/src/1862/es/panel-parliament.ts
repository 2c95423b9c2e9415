import { formatsFor } from '../../formats.ts'
import type { parliament as english } from '../en/panel-parliament.ts'

const { list, plural } = formatsFor('es')

export const parliament: typeof english = {
  parliament: {
    heading: 'Nombra una compañía o pasa',
    hint: (step) => `pujas de ${step} en ${step}`,
    open: 'Se pueden nombrar',
    started: 'Inauguradas',
    locked: 'Aún no',
    bare: 'casilla vacía',
    built: 'cabe su estación inicial',
    homeFull: 'base llena, no puede empezar',
    fromPhase: (phase) => `con el primer tren ${phase}`,
    nextRound: 'desde la próxima ronda bursátil',
    outOfGame: (companies) => `Fuera de la partida: ${list(companies)}`,
    owes: (name: string) => `obligación, ${name}`,
    hammer: (bid: string) => `en subasta, ${bid}`,
    directedBy: (name, price) => `${name}, ${price}`,
    name: 'Nombrar una compañía',
    nameFor: (company, bid) => `Nombrar ${company} y pujar ${bid}`,
    chooseFirst: 'No has elegido ninguna compañía. Elige una de la lista o pasa.',
    amount: 'Tu puja en £',
    limits: (least, most) => `de ${least} a ${most}`,
  },
  charterAuction: {
    heading: 'Subasta de una concesión',
    cannot: (cash, needed) => `tiene ${cash}, necesitaría ${needed}`,
    full: 'en el límite de certificados',
    cashAfter: 'Tu dinero',
  },
  par: {
    heading: 'Qué supone cada valor par',
    par: 'Par',
    certificate: 'Certificado',
    left: 'Te queda',
    shares: 'Más acciones',
    floats: 'Operativa',
    floatsNow: 'enseguida',
    missing: (shares) => plural(shares, { one: 'falta 1', other: `faltan ${shares}` }),
    treasury: 'Tesorería',
    short: (amount) => `${amount} de menos`,
    choose: (company) => `Valor par de ${company}`,
    start: (company, price, cost) => `Inaugurar ${company} a ${price}, pagar ${cost}`,
    chooseFirst: 'No has elegido valor par. Elige uno de la tabla.',
    more: (company) => `¿Más acciones de ${company}?`,
    moreHint: (left) => plural(left, { one: 'una más como máximo', other: `${left} más como máximo` }),
    enough: 'Es suficiente',
  },
  obligations: {
    heading: 'Obligaciones',
    of: (company, name) => `${company}, concesión de ${name}`,
    missing: (shares) =>
      plural(shares, { one: 'falta por vender 1 acción', other: `faltan por vender ${shares} acciones` }),
    fine: (amount) => `multa ${amount}`,
    rule: 'La mitad de una compañía concesionaria debe venderse antes del final de la próxima ronda bursátil. Si no, quien ganó la concesión paga cinco veces el valor par, con dinero y después con acciones; todas las acciones de la compañía vuelven sin compensación.',
  },
  shares: {
    offer: 'Oferta inicial',
    fromPool: 'Reserva',
    fromTreasury: 'Tesorería',
    from: {
      offer: (company, price) => `Comprar ${company} por ${price}`,
      pool: (company, price) => `Comprar ${company} de la reserva: ${price}`,
      treasury: (company, price) => `Comprar ${company} de su tesorería: ${price}`,
    },
    half: 'sin tren: mitad de precio',
    par: (par) => `par ${par}`,
    parAfter: (par) => `Valor par ${par}.`,
  },
  tokens: {
    heading: (company) => `Estaciones de la ${company}`,
    hint: 'La inicial es una de ellas',
    count: 'Estaciones',
    left: 'Queda en la tesorería',
    note: 'Paga ahora 40 £ por cada una. Más tarde no se compran otras; una fusión puede traer más.',
    late: 'Paga ahora 40 £ por cada una, aunque ya no se coloca ninguna: sin su estación inicial no ingresa nada.',
    confirm: (count, cost) =>
      plural(count, {
        one: `Comprar 1 estación por ${cost}`,
        other: `Comprar ${count} estaciones por ${cost}`,
      }),
  },
  fine: {
    heading: (amount) => `Debes ${amount} de tu multa`,
    hint: 'Una compañía no quedó operativa a tiempo',
    shares: 'Acciones por vender',
    owed: 'Aún debes',
    confirm: (shares, company, amount) =>
      plural(shares, {
        one: `Vender una acción de ${company} por ${amount}`,
        other: `Vender ${shares} acciones de ${company} por ${amount}`,
      }),
    button: 'Vender acciones',
    chooseFirst: 'No has elegido acciones. Elige algunas de la lista.',
  },
  redeem: {
    heading: '¿Rescatar una acción de la reserva?',
    hint: 'al precio completo del mercado',
    confirm: (company, price) => `Rescatar una acción de ${company} por ${price}`,
    treasury: 'Tesorería',
    shares: 'Acciones propias',
  },
}
