import { short as rounds, steps as shared } from '../../railway/it/rounds.ts'
import type { RmSteps } from '../shapes.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Parl.', between: 'Parl.' }

export const steps: RmSteps = {
  ...shared,
  parliament: {
    name: 'Parlamento',
    now: 'Nomina una Compagnia da mettere all’asta, o passa.',
    you: 'La tua proposta',
    other: (name) => `${name} propone`,
  },
  auction: {
    name: 'Asta',
    now: 'Offri per la concessione, o passa.',
    you: 'La tua offerta',
    other: (name) => `${name} fa un’offerta`,
  },
  charter: {
    name: 'Concessione',
    now: 'Scegli il valore nominale, poi acquista fino a due altre azioni.',
    you: 'La tua concessione',
    other: (name) => `${name} avvia una Compagnia`,
  },
  tokens: {
    name: 'Acquisto di stazioni',
    now: 'Scegli quante stazioni acquista la Compagnia.',
    you: 'Le tue stazioni',
    other: (name) => `${name} acquista stazioni`,
  },
  fine: {
    name: 'Multa',
    now: 'Vendi azioni finché la multa è pagata.',
    you: 'La tua multa',
    other: (name) => `${name} paga una multa`,
  },
  merge: {
    name: 'Fusione',
    now: 'Fondi la Compagnia con un’altra, o prosegui.',
    you: 'La tua fusione',
    other: (name) => `${name} può fare una fusione`,
  },
  track: {
    name: 'Binari',
    now: 'Costruisci, piazza una stazione piccola, collega Londra, o prosegui.',
    you: 'I tuoi binari',
    other: (name) => `${name} costruisce`,
  },
  revenue: {
    name: 'Dividendi',
    now: 'Stacca i dividendi o trattieni gli introiti.',
    you: 'I tuoi dividendi',
    other: (name) => `${name} paga o trattiene`,
  },
  trains: {
    name: 'Treni',
    now: 'Acquista treni o prosegui.',
    you: 'I tuoi treni',
    other: (name) => `${name} acquista treni`,
  },
  redeem: {
    name: 'Riscatto',
    now: 'Riscatta un’azione dal Bank Pool, o prosegui.',
    you: 'Il tuo riscatto',
    other: (name) => `${name} può riscattare`,
  },
  acquire: {
    name: 'Acquisizione',
    now: 'Acquisisci un’altra Compagnia, o termina il turno.',
    you: 'La tua acquisizione',
    other: (name) => `${name} può acquisire`,
  },
  option: {
    name: 'Azione con opzione',
    now: 'Riscatta l’azione con opzione o vendila.',
    you: 'La tua azione con opzione',
    other: (name) => `${name} ha un’opzione`,
  },
  tokensTooMany: {
    name: 'Troppe stazioni',
    now: 'Scegli la stazione che lascia la mappa.',
    you: 'Le tue stazioni',
    other: (name) => `${name} toglie stazioni`,
  },
}
