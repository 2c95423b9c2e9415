import type { CompanyId, DialId } from '@roundhouse/titles/chicago-express'
import { capital } from '../../capital.ts'
import { reasons } from '../../es/reasons.ts'
import { formatsFor } from '../../formats.ts'
import { refusalWords } from '../../reasons.ts'
import { type ChicagoOwnRefusals, REASONS } from '../reasons.ts'
import type { ChicagoRefusalWords } from '../shapes.ts'
import { hex, inHex } from './hexes.ts'

const { money, plural } = formatsFor('es')

export const dials: Readonly<Record<DialId, string>> = {
  auction: 'Subasta',
  network: 'Red',
  development: 'Urbanización',
}

const OF_DIAL: Readonly<Record<DialId, string>> = {
  auction: 'de la subasta',
  network: 'de la red',
  development: 'de la urbanización',
}

export function company(id: CompanyId): string {
  return id === 'WAB' ? 'Wabash' : id
}

const CARRY_OUT: Readonly<Record<DialId, string>> = {
  auction: 'Saca una acción a subasta o renuncia.',
  network: 'Amplía la red o renuncia.',
  development: 'Urbaniza una casilla o renuncia.',
}

const own: ChicagoOwnRefusals = {
  'CE-MUST-CHOOSE': () =>
    'Un turno empieza moviendo una manecilla. Elige una acción; después puedes renunciar a ejecutarla.',
  'CE-DIAL-RED': ({ dial }) =>
    `La manecilla ${OF_DIAL[dial]} está en la zona roja. Vuelve al inicio tras el próximo reparto general de dividendos. Elige otra acción.`,
  'CE-ACTION-CHOSEN': ({ doing }) =>
    `Has movido la manecilla ${OF_DIAL[doing]}. Cada turno tiene una sola acción y la elección es definitiva. ${CARRY_OUT[doing]}`,
  'CE-AUCTION-NONE-LEFT': (p) =>
    `Todas las acciones de la ${company(p.company)} están vendidas. Ofrece una acción de otra compañía o renuncia.`,
  'CE-AUCTION-WABASH-CLOSED': () =>
    'La Wabash está cerrada. Se inaugura cuando la primera compañía llega a Chicago. Ofrece una acción de otra compañía o renuncia.',
  'CE-MUST-BID': ({ least, ...p }) =>
    `Se subasta una acción de la ${company(p.company)} y te toca pujar. Hasta que acabe la subasta no se hace otra cosa. Ofrece ${money(least)} o más, o pasa.`,
  'CE-BID-LOW': ({ bid, least }) =>
    `${money(bid)} es poco. Una puja debe alcanzar el mínimo y superar la puja más alta. Ofrece ${money(least)} o más, o pasa.`,
  'CE-BUILD-NO-SHARE': (p) =>
    `No tienes acciones de la ${company(p.company)}. Solo sus accionistas amplían la red de una compañía. Elige una compañía de la que tengas una acción, o renuncia.`,
  'CE-BUILD-EMPTY': () =>
    'No has elegido ninguna casilla. Una ampliación tiene de una a tres casillas. Elige una casilla iluminada o renuncia.',
  'CE-BUILD-MAX-3': ({ hexes }) =>
    `Serían ${hexes} casillas. Una acción amplía la red en tres como máximo. Quita ${plural(hexes - 3, { one: 'una', other: String(hexes - 3) })}.`,
  'CE-BUILD-NOT-CONNECTED': (p) =>
    `${capital(hex(p.hex))} no limita con la red de la ${company(p.company)}. Cada casilla nueva debe tocar la red construida hasta ese momento. Elige una casilla iluminada.`,
  'CE-BUILD-NO-LOCO': (p) =>
    p.left === 0
      ? `A la ${company(p.company)} no le quedan locomotoras y ya no puede ampliar su red. Elige otra compañía o renuncia.`
      : `A la ${company(p.company)} le ${plural(p.left, { one: 'queda una locomotora', other: `quedan ${p.left} locomotoras` })}. Cada casilla necesita una. Elige menos casillas.`,
  'CE-BUILD-START-HEX': (p) =>
    `${hex(p.hex)} es una casilla de inicio. Solo la ocupa su compañía: nadie construye allí ni la atraviesa. Elige una casilla iluminada.`,
  'CE-BUILD-TWICE': (p) =>
    `La ${company(p.company)} ya está ${inHex(p.hex)}. En cada casilla cabe una locomotora de cada compañía. Elige una casilla iluminada.`,
  'CE-BUILD-OCCUPIED': (p) =>
    `${capital(hex(p.hex))} ya tiene locomotora. En un bosque o en montañas solo cabe una, y allí está la ${company(p.company)}. Elige una casilla iluminada.`,
  'CE-BUILD-CASH': ({ cost, treasury, ...p }) =>
    `Cuesta ${money(cost)} y la tesorería de la ${company(p.company)} tiene ${money(treasury)}: ${plural(cost - treasury, { one: 'falta', other: 'faltan' })} ${money(cost - treasury)}. Los jugadores no pueden poner dinero propio. Elige menos casillas o más baratas.`,
  'CE-DEV-EMPTY': (p) =>
    `No hay ninguna locomotora ${inHex(p.hex)}. Solo se urbaniza donde está alguna compañía. Elige una casilla iluminada o renuncia.`,
  'CE-DEV-DONE': (p) =>
    `${capital(hex(p.hex))} ya tiene su casita. Ciudades, bosques y montañas se urbanizan una sola vez. Elige una casilla iluminada o renuncia.`,
  'CE-DEV-NO-HOUSE': () =>
    'No quedan casitas en la reserva general. Urbaniza Wheeling o Pittsburgh, o renuncia.',
  'CE-DEV-MAX': ({ value, ...p }) =>
    `${hex(p.hex)} está en ${value}, la última casilla de su escala. No puede crecer más. Elige una casilla iluminada o renuncia.`,
  'CE-DEV-KIND': (p) =>
    `${capital(hex(p.hex))} no se puede urbanizar. Las planicies, las casillas de inicio y Chicago no llevan casita. Elige una casilla iluminada o renuncia.`,
  'CE-DEV-DETROIT': () =>
    'Los jugadores no urbanizan Detroit. Crece en 1 después de cada reparto general de dividendos. Elige una casilla iluminada o renuncia.',
}

export const refusals: ChicagoRefusalWords = refusalWords(REASONS, reasons(money), own)
