import { formatsFor } from '../../formats.ts'
import type { OrderWords } from '../../orders.ts'
import type { Nouns } from '../nouns.ts'
import { type Joining, orderWords } from '../orders.ts'

const { plural } = formatsFor('it')

const shares = (count: number): string => plural(count, { one: '1 azione', other: `${count} azioni` })

/** What a company leaves out when it leaves out all that is optional. */
const SKIPS: Readonly<Record<Joining, string>> = {
  never: 'non piazza altre tessere né stazioni e non acquista treni',
  acquires: 'non piazza altre tessere né stazioni, non acquisisce nulla e non acquista treni',
  merges:
    'non si fonde, non piazza altre tessere né stazioni, non acquista treni, non riscatta azioni e non acquisisce nulla',
}

export function orders({ money }: Nouns, joining: Joining): OrderWords {
  const merges = joining === 'merges'
  return orderWords({
    names: {
      pass: 'Passa finché non succede qualcosa',
      buy: 'Acquista un’azione finché costa poco',
      draft: 'Passa fino alla fine di questo round',
      decline: 'Passa fino alla fine di questo Round del Parlamento',
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
    upTo: {
      run: merges ? 'fusione, binari e stazione' : 'tessera e stazione',
      turn: 'tutto ciò che è facoltativo nel turno',
    },
    brief: {
      pass: (watch) =>
        watch === 'nothing' ? 'Passa fino alla fine del round' : 'Passa finché non succede qualcosa',
      buy: (company, limit, until) =>
        `Acquista ${company} per ${money(limit)} al massimo, fino a ${shares(until)}`,
      skip: (company, upTo) =>
        upTo === 'run'
          ? `${company}: salta ${merges ? 'fusione, binari e stazione' : 'tessera e stazione'}`
          : `${company}: salta ciò che è facoltativo`,
    },
    does: {
      pass: () => 'Passi in ogni tuo turno di questo Round Azionario.',
      buy: (company, limit, otherwise) =>
        `In ogni tuo turno acquisti un’azione della ${company} finché costa al massimo ${money(limit)}. ` +
        (otherwise === 'pass'
          ? 'Quando costa di più, o non ce n’è nessuna, passi.'
          : 'Quando costa di più, decidi tu.'),
      decline: () => 'Non nomini nessuna Compagnia e non offri per nessuna, ogni volta che tocca a te.',
      draft: () => 'Passi ogni volta che tocca a te, fino al primo Round Azionario.',
      skip: (company, upTo) =>
        upTo === 'run'
          ? `In questo turno la ${company} ${merges ? 'non si fonde e non piazza' : 'non piazza'} altre tessere né stazioni.`
          : `In questo turno la ${company} ${SKIPS[joining]}. Corsa e introiti li decidi tu.`,
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
        ...(otherwise === 'stop' ? [`un’azione costa più di ${money(limit)} o non ne resta nessuna`] : []),
        'ciò che fanno gli altri dà un altro Direttore a una Compagnia che hai',
        'un limite vieta un altro acquisto: dei certificati o delle azioni di una Compagnia',
        'il Round Azionario è finito',
      ],
      decline: () => ['il Round del Parlamento è finito'],
      draft: () => ['comincia il primo Round Azionario'],
      skip: (company, upTo) => [
        upTo === 'run' ? `la ${company} arriva alla sua corsa` : `il turno della ${company} è finito`,
        ...(upTo === 'run' ? [] : [`la ${company} deve acquistare un treno`]),
        ...(merges ? [`la ${company} deve costruire alla sua stazione-base`] : []),
        ...(joining === 'never' ? [] : [`la ${company} viene acquisita${merges ? ' o si fonde' : ''}`]),
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
      none: ({ company }) => `Non resta nessuna azione della ${company} in vendita.`,
      money: ({ company, price, cash }) =>
        `Un’azione della ${company} costa ${money(price)} e hai ${money(cash)}.`,
      'steps-over': ({ company }) => `La ${company} ha già superato tessera e stazione.`,
      'turn-over': ({ company }) => `Il turno della ${company} è finito.`,
    },
  })
}
