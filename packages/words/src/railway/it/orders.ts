import { formatsFor } from '../../formats.ts'
import type { OrderWords } from '../../orders.ts'
import type { Nouns } from '../nouns.ts'
import { orderWords } from '../orders.ts'

const { plural } = formatsFor('it')

const shares = (count: number): string => plural(count, { one: '1 azione', other: `${count} azioni` })

/** `acquires`: whether companies of this title acquire each other. */
export function orders({ money }: Nouns, acquires: boolean): OrderWords {
  return orderWords({
    names: {
      pass: 'Passa finché non succede qualcosa',
      buy: 'Acquista un’azione finché costa poco',
      draft: 'Passa fino alla fine di questo round',
      skip: 'Salta gli altri passi di una Compagnia',
    },
    company: 'Compagnia',
    fields: {
      watch: 'Avvisami quando',
      limit: 'Prezzo massimo di un’azione',
      until: 'Fino ad avere questo numero di azioni',
      otherwise: 'Quando costa di più',
      upTo: 'Fin dove',
    },
    watch: {
      mine: 'qualcuno tratta azioni di una mia Compagnia',
      any: 'qualcuno acquista o vende qualsiasi cosa',
      nothing: 'finisce il round, non prima',
    },
    otherwise: { pass: 'passa e aspetta', stop: 'fermati e chiedimi' },
    upTo: { run: 'tessera e stazione', turn: 'tutto ciò che è facoltativo nel turno' },
    brief: {
      pass: (watch) =>
        watch === 'nothing' ? 'Passa fino alla fine del round' : 'Passa finché non succede qualcosa',
      buy: (company, limit, until) =>
        `Acquista ${company} per ${money(limit)} al massimo, fino a ${shares(until)}`,
      skip: (company, upTo) =>
        upTo === 'run' ? `${company}: salta tessera e stazione` : `${company}: salta ciò che è facoltativo`,
    },
    does: {
      pass: () => 'Passi in ogni tuo turno di questo Round Azionario.',
      buy: (company, limit, otherwise) =>
        `In ogni tuo turno acquisti dalla Banca un’azione della ${company} finché costa al massimo ${money(limit)}. ` +
        (otherwise === 'pass'
          ? 'Quando costa di più, o la Banca non ne ha, passi.'
          : 'Quando costa di più, decidi tu.'),
      draft: () => 'Passi ogni volta che tocca a te, fino al primo Round Azionario.',
      skip: (company, upTo) =>
        upTo === 'run'
          ? `In questo turno la ${company} non piazza altre tessere né stazioni.`
          : `In questo turno la ${company} non piazza altre tessere né stazioni${acquires ? ', non acquisisce nulla' : ''} e non acquista treni. Corsa e introiti li decidi tu.`,
    },
    ends: {
      pass: (watch) => [
        'il Round Azionario è finito',
        ...(watch === 'nothing'
          ? []
          : [
              watch === 'any'
                ? 'qualcun altro acquista, vende o avvia qualsiasi cosa'
                : 'qualcun altro acquista o vende azioni di una Compagnia che hai, il che può muoverne il prezzo',
              'una Compagnia che hai cambia Direttore',
            ]),
        'superi il Limite-Certificati e devi vendere',
      ],
      buy: (company, limit, until, otherwise) => [
        `hai ${shares(until)} della ${company}`,
        'il tuo denaro non basta per la prossima azione',
        ...(otherwise === 'stop' ? [`un’azione costa più di ${money(limit)} o la Banca non ne ha più`] : []),
        'ciò che fanno gli altri dà un altro Direttore a una Compagnia che hai',
        'un limite vieta un altro acquisto: dei certificati o delle azioni di una Compagnia',
        'il Round Azionario è finito',
      ],
      draft: () => ['comincia il primo Round Azionario'],
      skip: (company, upTo) => [
        upTo === 'run' ? `la ${company} arriva alla sua corsa` : `il turno della ${company} è finito`,
        ...(upTo === 'run' ? [] : [`la ${company} deve acquistare un treno`]),
        ...(acquires ? [`la ${company} viene acquisita`] : []),
      ],
    },
    stops: {
      'round-over': () => 'Il round è finito.',
      director: ({ company, seat }, at) => `${at.player(seat)} è ora Direttore della ${company}.`,
      sold: ({ company, seat }, at) => `${at.player(seat)} ha venduto azioni della ${company}.`,
      bought: ({ company, seat }, at) => `${at.player(seat)} ha acquistato un’azione della ${company}.`,
      started: ({ company, seat }, at) => `${at.player(seat)} ha avviato la ${company}.`,
      exchanged: ({ company, seat }, at) =>
        `${at.player(seat)} ha avuto un’azione della ${company} per scambio.`,
      held: (p) => `Hai ${shares(p.shares)} della ${p.company}.`,
      price: ({ company, price, limit }) =>
        `Un’azione della ${company} costa ${money(price)}, più di ${money(limit)}.`,
      none: ({ company }) => `La Banca non ha più azioni della ${company}.`,
      money: ({ company, price, cash }) =>
        `Un’azione della ${company} costa ${money(price)} e hai ${money(cash)}.`,
      'steps-over': ({ company }) => `La ${company} ha già superato tessera e stazione.`,
      'turn-over': ({ company }) => `Il turno della ${company} è finito.`,
    },
  })
}
