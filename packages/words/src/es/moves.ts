import { formatsFor } from '../formats.ts'
import type { MoveWords } from '../moves.ts'

const { list } = formatsFor('es')

export const moves: MoveWords = {
  choose: () => 'Elegir esta acción.',
  decline: () => 'Renunciar a la acción.',
  offer: ({ what }) => `Sacar a subasta una acción de ${what}.`,
  bid: ({ amount }) => `Pujar ${amount}.`,
  pass: () => 'Pasar.',
  build: ({ what, hex }) => `Ampliar la red de ${what}: ${hex}.`,
  develop: ({ hex }) => `Urbanizar ${hex}.`,
  buyLocal: ({ what }) => `Comprar ${what}.`,
  start: ({ what, amount }) => `Inaugurar ${what} a ${amount}.`,
  buyShare: ({ what, from }) =>
    from === null ? `Comprar una acción de ${what}.` : `Comprar una acción de ${what} de ${from}.`,
  sell: ({ what, count }) => `Vender ${count} de ${what}.`,
  repay: ({ amount }) => `Devolver ${amount}.`,
  layTile: ({ hex, tile, what, towards }) =>
    `Colocar la ficha ${tile} en ${hex}${what === '' ? '' : ` con el poder de ${what}`}${towards.length === 0 ? '' : `, con vía hacia ${list(towards)}`}.`,
  chooseCity: ({ hex, count }) => `Elegir la ciudad ${count} de ${hex}.`,
  placeToken: ({ hex, city }) => `Poner una estación en ${hex}${city === null ? '' : `, ciudad ${city}`}.`,
  run: () => 'Hacer circular así los trenes.',
  payOut: () => 'Repartir los ingresos.',
  withhold: () => 'Retener los ingresos.',
  acquire: ({ what, other, amount }) =>
    amount === ''
      ? `Hacer que ${other} adquiera ${what}.`
      : `Ofrecer la compra de ${what} a ${amount} por acción.`,
  removeToken: ({ hex, city }) => `Retirar la estación de ${hex}${city === null ? '' : `, ciudad ${city}`}.`,
  turnTrain: ({ train }) => `Cambiar el ${train} a su tipo mayor.`,
  scrapTrain: ({ train }) => `Descartar el ${train}.`,
  buyTrain: ({ train, from, given, isWarranted }) =>
    `Comprar un ${train}${from === null ? '' : ` de ${from}`}${given === '' ? '' : `, entregando un ${given}`}${isWarranted ? ' con garantía' : ''}.`,
  tradeTrain: ({ train, amount, from }) =>
    amount === '' ? `Comprar un ${train} a ${from}.` : `Comprar un ${train} a ${from} por ${amount}.`,
  tradeLocal: ({ what, amount }) => `Ofrecer ${amount} por ${what}.`,
  sellLocal: ({ what }) => `Vender ${what} al banco.`,
  discard: ({ train }) => `Dejar el ${train}.`,
  answer: ({ accept }) => (accept ? 'Aceptar.' : 'Rechazar.'),
  putUp: ({ what }) => `Sacar a subasta ${what}.`,
  tradeMw: ({ amount }) => `Ofrecer ${amount} por MW.`,
  placeTown: ({ hex }) => `Poner un pueblo en ${hex}.`,
  draft: ({ what }) => `Tomar ${what}.`,
  namePrice: ({ amount }) => `Fijar el precio de ${amount}.`,
  buyRailway: ({ what }) => `Comprar ${what}.`,
  buyMountain: ({ what }) => `Comprar ${what}.`,
  exchangeMountain: ({ what }) => `Intercambiar el ferrocarril de montaña por una acción de ${what}.`,
  exchangeCoal: ({ what }) => `Intercambiar ${what} por su acción.`,
  openAuction: ({ what, amount }) => `Abrir la subasta de ${what} con ${amount}.`,
  takeCharter: ({ amount }) => `Tomar la concesión con valor par ${amount}.`,
  buyTokens: ({ count }) => `Comprar estaciones: ${count}.`,
  merge: ({ what, other }) => `Fusionar ${what} con ${other}.`,
  settleOption: ({ accept }) => (accept ? 'Pagar la acción con opción.' : 'Devolver la acción con opción.'),
  placeSmall: ({ hex }) => `Poner una estación pequeña en ${hex}.`,
  linkLondon: () => 'Enlazar con Londres.',
  hudson: () => 'Poner lo que falta y repartir, por la maniobra de Hudson.',
  sellTreasury: ({ count }) => `Vender acciones propias de la compañía: ${count}.`,
  refinance: () => 'Refinanciar la compañía.',
  redeem: () => 'Rescatar una acción propia.',
}
