import { formatsFor } from '../../formats.ts'
import type { CzPanelWords } from '../en/panel.ts'

const { plural } = formatsFor('es')

export const trade: Pick<CzPanelWords, 'acquire' | 'answer' | 'acquired' | 'trains' | 'other'> = {
  acquire: {
    heading: 'Adquirir una compañía más pequeña',
    amount: 'Precio por acción en K',
    privates: (count) =>
      plural(count, { one: '1 ferroviaria local', other: `${count} ferroviarias locales` }),
    stationPrice: (amount) => `Desde entonces cada estación fuera del mapa cuesta ${amount}.`,
  },
  answer: {
    local: (buyer, local, price) => `${buyer} ofrece ${price} por ${local}`,
    givesUp: (income) => `Renuncias a ${income} por ronda.`,
    endValue: (amount) => `Al final, una ferroviaria local de un jugador cuenta ${amount}.`,
    valueNow: (amount) => `Ahora una ferroviaria local vale ${amount}: no se puede ofrecer más.`,
  },
  acquired: {
    heading: 'Trenes adquiridos',
    limit: (owned, limit) =>
      plural(owned, { one: `1 tren, límite ${limit}`, other: `${owned} trenes, límite ${limit}` }),
    turnTo: (kind, cost) => `Cambiar a ${kind}, ${cost}`,
    turnFree: (kind) => `Cambiar a ${kind}, gratis`,
    scrap: 'Descartar',
    turned: 'cambiado',
    keepAll: 'Dejar lo demás como está',
    confirmTurn: (from, to, cost) => `Cambiar el ${from} a ${to} por ${cost}`,
    confirmTurnFree: (from, to) => `Cambiar el ${from} a ${to}`,
    confirmScrap: (train) => `Descartar el ${train}`,
    choose: 'Cambia una carta a un tipo mayor, descarta un tren o quédate con todos.',
  },
  trains: {
    bankLeft: (card, left) =>
      left === null
        ? `Banco, cartas ${card}, ilimitadas`
        : `Banco, carta ${card}, ${plural(left, { one: 'queda 1', other: `quedan ${left}` })}`,
    card: (letter) => `carta ${letter}`,
    forced:
      'La tesorería no puede pagar ninguno. El director pone lo que falta; lo que no cubra su dinero lo pide prestado, con un interés del mismo importe.',
    amount: 'Precio ofrecido en K',
    newCompanies: {
      medium: 'se pueden comprar compañías medianas',
      large: 'se pueden comprar compañías grandes',
    },
    newTrade: 'las compañías pueden comprar trenes y ferroviarias locales a otros',
    limitOf: {
      small: (limit) => `límite de trenes ${limit} para las pequeñas`,
      medium: (limit) => `límite de trenes ${limit} para las medianas`,
      large: (limit) => `límite de trenes ${limit} para las grandes`,
    },
  },
  other: {
    value: (amount) => `En esta ronda una ferroviaria local vale ${amount}.`,
    sell: (local, amount) => `Vender ${local} al banco por ${amount}`,
    purple: 'Ficha púrpura',
    usePower: (local) => `Colocar la ficha púrpura de ${local}`,
    used: 'usada',
    own: 'Ferroviarias locales de la compañía',
    others: 'Ferroviarias locales de los jugadores',
    mw: 'La privada MW',
    mwIncome: (amount) => `paga a su dueño ${amount} por ronda`,
  },
}
