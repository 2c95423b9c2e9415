import type { CompanyId, DialId } from '@roundhouse/titles/chicago-express'
import { capital } from '../../capital.ts'
import { formatsFor } from '../../formats.ts'
import { reasons } from '../../it/reasons.ts'
import { refusalWords } from '../../reasons.ts'
import { type ChicagoOwnRefusals, REASONS } from '../reasons.ts'
import type { ChicagoRefusalWords } from '../shapes.ts'
import { hex, inHex } from './hexes.ts'

const { money, plural } = formatsFor('it')

export const dials: Readonly<Record<DialId, string>> = {
  auction: 'Asta',
  network: 'Espansione',
  development: 'Sviluppo',
}

const OF_DIAL: Readonly<Record<DialId, string>> = {
  auction: 'dell’asta',
  network: 'dell’espansione',
  development: 'dello sviluppo',
}

export function company(id: CompanyId): string {
  return id === 'WAB' ? 'Wabash' : id
}

const CARRY_OUT: Readonly<Record<DialId, string>> = {
  auction: 'Metti all’asta un’azione o rinuncia.',
  network: 'Espandi una rete o rinuncia.',
  development: 'Sviluppa un esagono o rinuncia.',
}

const own: ChicagoOwnRefusals = {
  'CE-MUST-CHOOSE': () =>
    'Un turno comincia muovendo un indicatore. Scegli un’azione; dopo puoi rinunciare a eseguirla.',
  'CE-DIAL-RED': ({ dial }) =>
    `L’indicatore ${OF_DIAL[dial]} è nel rosso. Torna all’inizio dopo il prossimo dividendo generale. Scegli un’altra azione.`,
  'CE-ACTION-CHOSEN': ({ doing }) =>
    `Hai mosso l’indicatore ${OF_DIAL[doing]}. Un turno ha una sola azione e la scelta è definitiva. ${CARRY_OUT[doing]}`,
  'CE-AUCTION-NONE-LEFT': (p) =>
    `Tutte le azioni della ${company(p.company)} sono vendute. Offri un’azione di un’altra compagnia o rinuncia.`,
  'CE-AUCTION-WABASH-CLOSED': () =>
    'La Wabash è chiusa. Apre quando la prima compagnia raggiunge Chicago. Offri un’azione di un’altra compagnia o rinuncia.',
  'CE-MUST-BID': ({ least, ...p }) =>
    `Un’azione della ${company(p.company)} è all’asta e tocca a te offrire. Finché l’asta non è chiusa non si fa altro. Offri ${money(least)} o più, oppure passa.`,
  'CE-BID-LOW': ({ bid, least }) =>
    `${money(bid)} è poco. Un’offerta deve raggiungere il minimo e superare l’offerta più alta. Offri ${money(least)} o più, oppure passa.`,
  'CE-BUILD-NO-SHARE': (p) =>
    `Non hai azioni della ${company(p.company)}. Solo i suoi azionisti espandono la rete di una compagnia. Scegli una compagnia di cui hai un’azione, o rinuncia.`,
  'CE-BUILD-EMPTY': () =>
    'Non hai scelto nessun esagono. Un’espansione ha da uno a tre esagoni. Scegli un esagono illuminato o rinuncia.',
  'CE-BUILD-MAX-3': ({ hexes }) =>
    `Sarebbero ${hexes} esagoni. Un’azione ne costruisce al massimo tre. Togline ${plural(hexes - 3, { one: 'uno', other: String(hexes - 3) })}.`,
  'CE-BUILD-NOT-CONNECTED': (p) =>
    `${capital(hex(p.hex))} non confina con la rete della ${company(p.company)}. Ogni nuovo esagono deve toccare la rete costruita fin lì. Scegli un esagono illuminato.`,
  'CE-BUILD-NO-LOCO': (p) =>
    p.left === 0
      ? `La ${company(p.company)} non ha più locomotive e non può espandersi oltre. Scegli un’altra compagnia o rinuncia.`
      : `Alla ${company(p.company)} ${plural(p.left, { one: 'resta una locomotiva', other: `restano ${p.left} locomotive` })}. Ogni esagono ne richiede una. Scegli meno esagoni.`,
  'CE-BUILD-START-HEX': (p) =>
    `${hex(p.hex)} è un esagono di partenza. Vi sta solo la sua compagnia: nessuno vi costruisce né lo attraversa. Scegli un esagono illuminato.`,
  'CE-BUILD-TWICE': (p) =>
    `La ${company(p.company)} è già ${inHex(p.hex)}. Un esagono contiene una locomotiva di ogni compagnia. Scegli un esagono illuminato.`,
  'CE-BUILD-OCCUPIED': (p) =>
    `Non c’è posto ${inHex(p.hex)}. Un bosco o una montagna contiene una sola locomotiva, e lì c’è la ${company(p.company)}. Scegli un esagono illuminato.`,
  'CE-BUILD-CASH': ({ cost, treasury, ...p }) =>
    `Il costo è ${money(cost)} e la tesoreria della ${company(p.company)} ha ${money(treasury)}: ${plural(cost - treasury, { one: 'manca', other: 'mancano' })} ${money(cost - treasury)}. I giocatori non possono aggiungere denaro proprio. Scegli meno esagoni o più economici.`,
  'CE-DEV-EMPTY': (p) =>
    `Non c’è nessuna locomotiva ${inHex(p.hex)}. Si sviluppa solo dove c’è una compagnia. Scegli un esagono illuminato o rinuncia.`,
  'CE-DEV-DONE': (p) =>
    `${capital(hex(p.hex))} ha già la sua casetta. Città, boschi e montagne si sviluppano una volta sola. Scegli un esagono illuminato o rinuncia.`,
  'CE-DEV-NO-HOUSE': () =>
    'Non restano casette nella riserva. Sviluppa Wheeling o Pittsburgh, oppure rinuncia.',
  'CE-DEV-MAX': ({ value, ...p }) =>
    `${hex(p.hex)} è su ${value}, l’ultima casella della sua scala. Non può crescere oltre. Scegli un esagono illuminato o rinuncia.`,
  'CE-DEV-KIND': (p) =>
    `${capital(hex(p.hex))} non si può sviluppare. Pianure, esagoni di partenza e Chicago non prendono casette. Scegli un esagono illuminato o rinuncia.`,
  'CE-DEV-DETROIT': () =>
    'I giocatori non sviluppano Detroit. Cresce di 1 dopo ogni dividendo generale. Scegli un esagono illuminato o rinuncia.',
}

export const refusals: ChicagoRefusalWords = refusalWords(REASONS, reasons(money), own)
