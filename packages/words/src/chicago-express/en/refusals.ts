import type { CompanyId, DialId } from '@roundhouse/titles/chicago-express'
import { capital } from '../../capital.ts'
import { reasons } from '../../en/reasons.ts'
import { formatsFor } from '../../formats.ts'
import { refusalWords } from '../../reasons.ts'
import { type ChicagoOwnRefusals, REASONS } from '../reasons.ts'
import type { ChicagoRefusalWords } from '../shapes.ts'
import { hex, inHex } from './hexes.ts'

const { money, plural } = formatsFor('en')

export const dials: Readonly<Record<DialId, string>> = {
  auction: 'Auction',
  network: 'Network',
  development: 'Development',
}

export function company(id: CompanyId): string {
  return id === 'WAB' ? 'Wabash' : id
}

const CARRY_OUT: Readonly<Record<DialId, string>> = {
  auction: 'Offer a share or decline.',
  network: 'Build or decline.',
  development: 'Develop a hex or decline.',
}

const own: ChicagoOwnRefusals = {
  'CE-MUST-CHOOSE': () =>
    'A turn begins with moving a dial. Choose an action; afterwards you may decline to carry it out.',
  'CE-DIAL-RED': ({ dial }) =>
    `The ${dials[dial].toLowerCase()} dial is in the red. It starts afresh after the next general dividend. Choose another action.`,
  'CE-ACTION-CHOSEN': ({ doing }) =>
    `You have moved the ${dials[doing].toLowerCase()} dial. A turn has one action, and the choice stands. ${CARRY_OUT[doing]}`,
  'CE-AUCTION-NONE-LEFT': (p) =>
    `Every share of ${company(p.company)} is sold. Offer a share of another company or decline.`,
  'CE-AUCTION-WABASH-CLOSED': () =>
    'Wabash is closed. It opens when the first company reaches Chicago. Offer a share of another company or decline.',
  'CE-MUST-BID': ({ least, ...p }) =>
    `A share of ${company(p.company)} is up for auction and it is your turn to bid. Nothing else can be done until it is settled. Bid ${money(least)} or more, or pass.`,
  'CE-BID-LOW': ({ bid, least }) =>
    `${money(bid)} is too low. A bid must reach the minimum and beat the highest bid. Bid ${money(least)} or more, or pass.`,
  'CE-BUILD-NO-SHARE': (p) =>
    `You hold no share of ${company(p.company)}. Only its shareholders build for a company. Choose a company whose share you hold, or decline.`,
  'CE-BUILD-EMPTY': () => 'No hex is chosen. A build has one to three hexes. Choose a lit hex or decline.',
  'CE-BUILD-MAX-3': ({ hexes }) =>
    `That makes ${hexes} hexes. One action builds three at most. Take ${plural(hexes - 3, { one: 'one', other: String(hexes - 3) })} back.`,
  'CE-BUILD-NOT-CONNECTED': (p) =>
    `${capital(hex(p.hex))} does not adjoin the network of ${company(p.company)}. Each new hex must touch the network as built so far. Choose a lit hex.`,
  'CE-BUILD-NO-LOCO': (p) =>
    p.left === 0
      ? `${company(p.company)} has no locomotive left and can build no more. Choose another company or decline.`
      : `${company(p.company)} has ${plural(p.left, { one: 'one locomotive', other: `${p.left} locomotives` })} left. Each hex takes one. Choose fewer hexes.`,
  'CE-BUILD-START-HEX': (p) =>
    `${hex(p.hex)} is a start hex. It holds only its own company, so nobody builds there or through it. Choose a lit hex.`,
  'CE-BUILD-TWICE': (p) =>
    `${company(p.company)} is ${inHex(p.hex)} already. A hex holds one locomotive of each company. Choose a lit hex.`,
  'CE-BUILD-OCCUPIED': (p) =>
    `${capital(hex(p.hex))} is taken. A forest or mountain holds one locomotive, and ${company(p.company)} is there. Choose a lit hex.`,
  'CE-BUILD-CASH': ({ cost, treasury, ...p }) =>
    `This costs ${money(cost)} and the treasury of ${company(p.company)} holds ${money(treasury)}: ${money(cost - treasury)} short. Players cannot add their own money. Choose fewer or cheaper hexes.`,
  'CE-DEV-EMPTY': (p) =>
    `No locomotive stands ${inHex(p.hex)}. A house goes only where a company is. Choose a lit hex or decline.`,
  'CE-DEV-DONE': (p) =>
    `${capital(hex(p.hex))} has its house. Cities, forests and mountains are developed once. Choose a lit hex or decline.`,
  'CE-DEV-NO-HOUSE': () => 'No house is left in the supply. Develop Wheeling or Pittsburgh, or decline.',
  'CE-DEV-MAX': ({ value, ...p }) =>
    `${hex(p.hex)} stands on ${value}, the last space of its track. It cannot grow further. Choose a lit hex or decline.`,
  'CE-DEV-KIND': (p) =>
    `${capital(hex(p.hex))} cannot be developed. Plains, start hexes and Chicago take no house. Choose a lit hex or decline.`,
  'CE-DEV-DETROIT': () =>
    'Players do not develop Detroit. It grows by one after each general dividend. Choose a lit hex or decline.',
}

export const refusals: ChicagoRefusalWords = refusalWords(REASONS, reasons(money), own)
