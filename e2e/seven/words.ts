import type { BoxWords, Language } from '@roundhouse/words'
import { parts as en } from '@roundhouse/words/railway/parts/en'
import { parts as es } from '@roundhouse/words/railway/parts/es'
import { parts as it } from '@roundhouse/words/railway/parts/it'
import { type RailwayReasons, type SharedReasons, plainTitleWords } from '@roundhouse/words/railway/title'
import { GROUND, type RefusalTable, SECTIONS } from './data.ts'

/** What it refuses for the reasons that every railway title has. */
const REASONS = {
  'SH-TURN': 'notYourTurn',
  'SH-OVER': 'gameOver',
  'SH-STEP': 'stepOrder',
  'SH-SOLD-OUT': 'noneLeft',
  'SH-SHARE-CASH': 'buyCash',
  'SH-REACH': 'trackNotConnected',
  'SH-LAY': 'tileKind',
  'SH-STATION': 'stationNotConnected',
  'SH-STATION-CASH': 'stationCash',
  'SH-RUN-NOT-MAX': 'runNotBest',
  'SH-TRAIN-LIMIT': 'trainLimit',
  'SH-TRAIN-CASH': 'trainCash',
} as const satisfies SharedReasons<RefusalTable, RailwayReasons>

interface Own {
  readonly line: string
  readonly route: (train: string) => string
  readonly gone: (train: string) => string
  /** What counts, when it ends, and why it has ended. */
  readonly texts: { readonly counts: string; readonly ends: string; readonly ended: string }
  /** Label and summary of each section. */
  readonly sections: readonly (readonly [string, string])[]
}

const OWN: Readonly<Record<Language, Own>> = {
  en: {
    line: 'Two railways on seven hexes, for trying things out.',
    route: (train) =>
      `The ${train} joins different cities along track of its own, one of them with your station.`,
    gone: (train) => `The ${train} is not on top of the trains.`,
    texts: {
      counts: 'Cash and shares at their price.',
      ends: 'The game ends after four operating rounds.',
      ended: 'Four operating rounds were played.',
    },
    sections: [
      ['1, Course', 'Four times a stock round and an operating round; most cash and shares win.'],
      ['2, Shares', 'Buy one share or pass. The money goes to the company; most shares direct it.'],
      ['3, Track', 'One tile on a bare hex that the company reaches.'],
      ['4, Stations', 'The home is free, one further station costs 40.'],
      ['5, Runs', 'The trains run for the most; paid out the price rises, withheld it falls.'],
      ['6, Trains', 'One train a turn, two at most.'],
    ],
  },
  es: {
    line: 'Dos ferrocarriles en siete hexágonos, para hacer pruebas.',
    route: (train) => `El ${train} une ciudades distintas por vías propias, una de ellas con tu estación.`,
    gone: (train) => `El ${train} no es el primero de los trenes.`,
    texts: {
      counts: 'Dinero y acciones a su precio.',
      ends: 'La partida termina tras cuatro rondas de operación.',
      ended: 'Se han jugado cuatro rondas de operación.',
    },
    sections: [
      ['1, Desarrollo', 'Cuatro veces una ronda de bolsa y una de operación; gana quien tiene más.'],
      ['2, Acciones', 'Compra una acción o pasa. El dinero va a la compañía; dirige quien tiene más.'],
      ['3, Vías', 'Una loseta en un hexágono vacío que la compañía alcance.'],
      ['4, Estaciones', 'La inicial es gratis, otra más cuesta 40.'],
      ['5, Recorridos', 'Los trenes rinden lo máximo; si se paga sube el precio, si se retiene baja.'],
      ['6, Trenes', 'Un tren por turno, dos como mucho.'],
    ],
  },
  it: {
    line: 'Due ferrovie su sette esagoni, per fare prove.',
    route: (train) =>
      `Il ${train} unisce città diverse su binari propri, una delle quali con la tua stazione.`,
    gone: (train) => `Il ${train} non è il primo dei treni.`,
    texts: {
      counts: 'Contanti e azioni al loro prezzo.',
      ends: 'La partita finisce dopo quattro round operativi.',
      ended: 'Si sono giocati quattro round operativi.',
    },
    sections: [
      ['1, Svolgimento', 'Quattro volte un round azionario e uno operativo; vince chi ha di più.'],
      ['2, Azioni', 'Compra un’azione o passa. Il denaro va alla compagnia; dirige chi ne ha di più.'],
      ['3, Binari', 'Una tessera su un esagono vuoto raggiunto dalla compagnia.'],
      ['4, Stazioni', 'La prima è gratuita, un’altra costa 40.'],
      ['5, Corse', 'I treni rendono il massimo; pagando il prezzo sale, trattenendo scende.'],
      ['6, Treni', 'Un treno per turno, due al massimo.'],
    ],
  },
}

const PARTS = { en, es, it } as const

export function wordsOf(language: Language) {
  const own = OWN[language]
  const nouns = {
    currency: '$',
    hexNames: (hex: string) => GROUND.map.hexes[GROUND.index(hex)]?.names ?? [],
    kindOf: (train: string) => train,
    directorShares: 1,
  }
  const ofSections = (said: 0 | 1) =>
    Object.fromEntries(SECTIONS.map((id, at) => [id, own.sections[at]?.[said] ?? '']))
  return {
    ...plainTitleWords<RefusalTable, typeof REASONS>(PARTS[language], nouns, REASONS, {
      refusals: (called) => ({
        'SH-ROUTE': ({ train }) => own.route(called.train(train)),
        'SH-TRAIN-GONE': ({ train }) => own.gone(called.train(train)),
      }),
      sections: ofSections(0),
      summaries: ofSections(1),
    }),
    texts: own.texts,
  }
}

export function boxOf(language: Language): BoxWords {
  return { line: OWN[language].line, length: '10 min', variants: {}, options: {} }
}
