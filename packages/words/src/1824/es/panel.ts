import { formatsFor } from '../../formats.ts'
import type { AhPanelWords } from '../en/panel.ts'

const { list, plural } = formatsFor('es')
const EITHER = new Intl.ListFormat('es', { type: 'disjunction' })

export const panel: AhPanelWords = {
  towns: {
    pick: 'Elige una casilla iluminada en el mapa, o una de la lista. Los turnos van del primer asiento al último y vuelven; una casilla admite dos como máximo.',
    heading: 'Pon un pueblo en el mapa',
    hint: (left) => plural(left, { one: 'queda 1 marcador', other: `quedan ${left} marcadores` }),
    hexes: 'Casillas sin ciudad ni pueblo',
    confirm: (hex) => `Poner un pueblo en ${hex}`,
    button: 'Poner un pueblo',
    chooseFirst: 'No has elegido casilla. Elige una en el mapa o de la lista.',
  },
  draft: {
    heading: 'Toma un ferrocarril de una pila',
    hint: 'El otro jugador recibe el que queda',
    stack: (number) => `Pila ${number}`,
    builds: 'solo construye, sin trenes',
    take: (railway) => `Tomar ${railway}`,
    takeFor: (railway, price) => `Tomar ${railway} por ${price}`,
    partner: (player, railway, price) => `${player} recibe ${railway} por ${price}.`,
    partnerPrices: (player, railway) => `${player} recibe ${railway} y fija su precio.`,
    button: 'Tomar un ferrocarril',
    chooseFirst: 'No has elegido ferrocarril. Elige uno de una pila.',
  },
  price: {
    heading: (railway) => `Precio de ${railway}`,
    issue: 'Precio inicial de su regional',
    treasury: 'Su tesorería tras su tren 1g:',
    confirm: (price) => `Pagar ${price}`,
  },
  mountains: {
    heading: 'Compra un ferrocarril de montaña o ninguno',
    hint: 'Uno por jugador',
    name: 'Ferrocarriles de montaña',
    aside: (income) => `${income} en cada ronda de operación`,
  },
  items: {
    heading: 'Compra una cosa o pasa',
    backwards: 'Primera vuelta: del último al primero',
    forwards: 'Desde el primer asiento',
    becomes: (percent, company) => `luego ${percent} % de ${company}`,
    certificate: 'primero el 20 %, por el doble',
    buyFor: (railway, price) => `Comprar ${railway} por ${price}`,
    coal: 'Ferrocarriles del carbón',
    coalAside: 'a tu precio; recibes la mitad',
    preState: 'Ferrocarriles pre-estatales',
    preStateAside: 'recibes la mitad',
    regional: 'Ferrocarriles regionales',
    regionalAside: '10 % por acción',
    state: 'Ferrocarriles estatales',
    stateAside: 'se forman después',
  },
  exchange: {
    heading: 'Intercambio',
    forced: (mountain) =>
      `Ha llegado el primer tren 4: ${mountain} se convierte en el 10 % de un ferrocarril regional. ¿De cuál?`,
    waits: (mountain) => `${mountain} se convierte en el 10 % de un ferrocarril regional.`,
    targets: 'Ferrocarriles regionales',
    mountain: (mountain, company) => `${mountain} por ${company}`,
    coal: (coal, company) => `${coal} por ${company}`,
    tenth: '10 %, sin coste',
    certificate: 'certificado del 20 %, con tesorería y trenes',
    mountainConfirm: (mountain, company) => `Intercambiar ${mountain} por el 10 % de ${company}`,
    coalConfirm: (coal, company) => `Intercambiar ${coal} por el 20 % de ${company}`,
    button: 'Intercambiar',
    chooseFirst: 'No has elegido compañía. Elige una de la lista.',
  },
  pool: { heading: 'De la reserva' },
  shares: {
    mustSell: (held, limit) =>
      `Por encima del límite de certificados: ${held} de ${limit}. Antes de nada, vende hasta llegar a él.`,
    inDebt: (debt) =>
      `Debes ${debt} y no puedes comprar hasta pagarlo. Todo lo que recibas va a pagarlo; tras esta ronda bursátil la deuda aumenta un 50 %.`,
  },
  answer: {
    givesUp: (income) => `Renuncias a ${income} por ronda.`,
    consent: 'El precio es el de la carta. Si lo rechazas, no te piden otra vez este tren en este turno.',
  },
  trains: {
    left: 'Banco',
    count: (left) =>
      left === null ? 'ilimitados' : plural(left, { one: 'queda 1', other: `quedan ${left}` }),
    between: (price) => `entre compañías ${price}`,
    handIn: 'Entregando uno',
    handInFor: (train, handedIn) => `tren ${train} por el tren ${handedIn}`,
    handInConfirm: (train, handedIn, price) => `Comprar el ${train}, entregar el ${handedIn}, pagar ${price}`,
    anyPrice: 'cualquier precio',
    loan: 'Deuda, con un 50 % más',
    leaves: (kinds) => `obsoleto con el primer ${EITHER.format(kinds)}`,
    sell: 'Vender acciones',
    sellHint: 'mientras falte algo',
    sellConfirm: (percent, company, amount) => `Vender el ${percent} % de ${company} por ${amount}`,
    forms: (company) => `La ${company} se forma al final de la ronda.`,
    bankLeft: (card, left) =>
      left === null ? card : `${card}, ${plural(left, { one: 'queda 1', other: `quedan ${left}` })}`,
    card: (letter) => letter,
    amount: 'Precio en G',
    othersHint: 'otro director debe aceptar',
    must: 'Al final de su turno la compañía debe tener un tren.',
    forced:
      'La tesorería no alcanza para ninguno del banco. El director pone el resto; lo que no cubran su dinero y sus acciones será deuda suya, aumentada un 50 %.',
    newCompanies: {},
    limitOf: {
      regional: (limit) => `límite de trenes ${limit} para los regionales`,
      state: (limit) => `límite de trenes ${limit} para los estatales`,
    },
    discards: (company, count) =>
      plural(count, {
        one: `La ${company} debe descartar un tren.`,
        other: `La ${company} debe descartar ${count} trenes.`,
      }),
  },
  discard: {
    goes: (count) =>
      plural(count, {
        one: 'Un tren sale de la partida, sin compensación.',
        other: `${count} trenes salen de la partida, sin compensación.`,
      }),
    confirm: (train) => `Descartar el ${train}`,
    button: 'Descartar',
    chooseFirst: 'No has elegido tren. Elige el que sale de la partida.',
  },
  track: {
    construction:
      'Un ferrocarril de construcción coloca o mejora una ficha sin pagar el terreno. Elige una casilla iluminada.',
  },
  bond: {
    heading: 'Estación del ferrocarril de bonos',
    pick: 'Elige una de las ciudades iluminadas. No cuesta nada ni necesita conexión. Si la omites, renuncias a ella para siempre.',
    pickVienna:
      'Wien ya es marrón: el ferrocarril de bonos recibe allí una estación gratis. Elige su ciudad.',
  },
  surplus: {
    heading: 'Dos estaciones en una casilla',
    pick: 'Elige la estación que vuelve a la tarjeta de la compañía.',
  },
  formation: {
    due: (railway) => `${railway} se forma después de esta ronda`,
    near: (railway, train) => `${railway} se forma con el primer tren ${train}`,
    set: (train) => `El primer tren ${train} ha salido del banco. No hay nada que decidir.`,
    ifNow: (train) => `El banco vende ahora el primer tren ${train}. Si la ronda acabara así:`,
    gives: (name, railway) => `${name} entrega ${railway}`,
    has: (percent) => `tiene el ${percent} %`,
    certificate: (percent) => `${percent} % director`,
    bank: 'banco',
    director: (name, percent) => `Director: ${name}, con el ${percent} %.`,
    tied: (name, names, percent) => `Director: ${name}. ${list(names)} tienen el ${percent} % cada uno.`,
    byOwner: (railway) =>
      `El empate lo gana el antiguo dueño del número 1, luego el del 2, luego el del 3: aquí, el de ${railway}.`,
    byPriority:
      'Ninguno de ellos tenía uno de sus predecesores: decide la carta de prioridad, luego el sentido horario.',
    nobody: 'Nadie tiene el 20 %. No opera, y su marcador va a la izquierda hasta que alguien lo tenga.',
    free: (shares, price) =>
      `${plural(shares, { one: '1 acción libre', other: `${shares} acciones libres` })} × ${price}`,
    missing: (railways) => `${list(railways)}, sin vender`,
    construction: 'precio del ferrocarril de construcción',
    cash: (railways) => `dinero de ${list(railways)}`,
    capital: 'Capital',
    trains: (owned, limit) => `Trenes: ${owned}, límite ${limit}`,
    tooMany: (owned, limit) => `Trenes: ${owned}, límite ${limit}. Su director descarta.`,
    stations: (places) => `Estaciones: ${list(places)}`,
    next: (price) => `siguiente ${price}`,
    noneLeft: 'no hay más',
    surplus: 'una vuelve',
  },
  waits: {
    from: (train) => `desde el primer tren ${train}`,
    bond: 'paga su precio',
    builds: (name) => `${name}, solo construye`,
    round: 'tras esta ronda',
    train: (train) => `primer tren ${train}`,
    coal: (railway) => `tras ${railway}`,
    certificate: '20 % sin vender',
    shares: (missing) => plural(missing, { one: 'falta 1 acción', other: `faltan ${missing} acciones` }),
  },
}
