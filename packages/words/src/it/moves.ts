import { formatsFor } from '../formats.ts'
import type { MoveWords } from '../moves.ts'

const { list } = formatsFor('it')

export const moves: MoveWords = {
  choose: () => 'Scegliere questa azione.',
  decline: () => 'Rinunciare all’azione.',
  offer: ({ what }) => `Mettere all’asta un’azione di ${what}.`,
  bid: ({ amount }) => `Offrire ${amount}.`,
  pass: () => 'Passare.',
  build: ({ what, hex }) => `Espandere ${what}: ${hex}.`,
  develop: ({ hex }) => `Sviluppare ${hex}.`,
  buyLocal: ({ what }) => `Acquistare ${what}.`,
  start: ({ what, amount }) => `Avviare ${what} a ${amount}.`,
  buyShare: ({ what, from }) =>
    from === null ? `Acquistare un’azione di ${what}.` : `Acquistare un’azione di ${what} da ${from}.`,
  sell: ({ what, count }) => `Vendere ${count} di ${what}.`,
  repay: ({ amount }) => `Restituire ${amount}.`,
  layTile: ({ hex, tile, what, towards }) =>
    `Piazzare la tessera ${tile} su ${hex}${what === '' ? '' : ` con il potere di ${what}`}${towards.length === 0 ? '' : `, con i binari verso ${list(towards)}`}.`,
  chooseCity: ({ hex, count }) => `Scegliere la città ${count} di ${hex}.`,
  placeToken: ({ hex, city }) => `Mettere una stazione a ${hex}${city === null ? '' : `, città ${city}`}.`,
  run: () => 'Far correre così i treni.',
  payOut: () => 'Staccare i dividendi.',
  withhold: () => 'Trattenere gli introiti.',
  acquire: ({ what, other, amount }) =>
    amount === ''
      ? `Far acquisire ${what} da ${other}.`
      : `Offrire di acquisire ${what} a ${amount} per azione.`,
  removeToken: ({ hex, city }) => `Togliere la stazione da ${hex}${city === null ? '' : `, città ${city}`}.`,
  turnTrain: ({ train }) => `Convertire il ${train} nel tipo maggiore.`,
  scrapTrain: ({ train }) => `Scartare il ${train}.`,
  buyTrain: ({ train, from, given, isWarranted }) =>
    `Acquistare un ${train}${from === null ? '' : ` da ${from}`}${given === '' ? '' : `, consegnando un ${given}`}${isWarranted ? ' con garanzia' : ''}.`,
  tradeTrain: ({ train, amount, from }) =>
    amount === '' ? `Acquistare un ${train} da ${from}.` : `Acquistare un ${train} da ${from} per ${amount}.`,
  tradeLocal: ({ what, amount }) => `Offrire ${amount} per ${what}.`,
  sellLocal: ({ what }) => `Vendere ${what} alla Banca.`,
  discard: ({ train }) => `Cedere il ${train}.`,
  answer: ({ accept }) => (accept ? 'Accettare.' : 'Rifiutare.'),
  putUp: ({ what }) => `Mettere all’asta ${what}.`,
  tradeMw: ({ amount }) => `Offrire ${amount} per MW.`,
  placeTown: ({ hex }) => `Mettere una cittadina su ${hex}.`,
  draft: ({ what }) => `Prendere ${what}.`,
  namePrice: ({ amount }) => `Fissare il prezzo di ${amount}.`,
  buyRailway: ({ what }) => `Acquistare ${what}.`,
  buyMountain: ({ what }) => `Acquistare ${what}.`,
  exchangeMountain: ({ what }) => `Scambiare la ferrovia di montagna con un’azione di ${what}.`,
  exchangeCoal: ({ what }) => `Scambiare ${what} con la sua azione.`,
  openAuction: ({ what, amount }) => `Aprire l’asta per ${what} con ${amount}.`,
  takeCharter: ({ amount }) => `Prendere la concessione al valore nominale di ${amount}.`,
  buyTokens: ({ count }) => `Acquistare stazioni: ${count}.`,
  merge: ({ what, other }) => `Fondere ${what} con ${other}.`,
  settleOption: ({ accept }) => (accept ? 'Pagare l’azione con opzione.' : 'Rendere l’azione con opzione.'),
  placeSmall: ({ hex }) => `Mettere una piccola stazione a ${hex}.`,
  linkLondon: () => 'Collegare Londra.',
  hudson: () => 'Aggiungere ciò che manca e staccare i dividendi, con la manovra di Hudson.',
  sellTreasury: ({ count }) => `Vendere azioni proprie della compagnia: ${count}.`,
  refinance: () => 'Rifinanziare la compagnia.',
  redeem: () => 'Riscattare un’azione propria.',
}
