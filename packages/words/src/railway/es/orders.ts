import { formatsFor } from '../../formats.ts'
import type { OrderWords } from '../../orders.ts'
import type { Nouns } from '../nouns.ts'
import { orderWords } from '../orders.ts'

const { plural } = formatsFor('es')

const shares = (count: number): string => plural(count, { one: '1 acción', other: `${count} acciones` })

/** `acquires`: whether companies of this title acquire each other. */
export function orders({ money }: Nouns, acquires: boolean): OrderWords {
  return orderWords({
    names: {
      pass: 'Pasar hasta que ocurra algo',
      buy: 'Comprar una acción mientras no sea cara',
      draft: 'Pasar hasta el final de esta ronda',
      skip: 'Saltar los demás pasos de una compañía',
    },
    company: 'Compañía',
    fields: {
      watch: 'Avísame cuando',
      limit: 'Precio de una acción como máximo',
      until: 'Hasta tener este número de acciones',
      otherwise: 'Cuando cueste más',
      upTo: 'Hasta dónde',
    },
    watch: {
      mine: 'alguien negocie acciones de una compañía mía',
      any: 'alguien compre o venda lo que sea',
      nothing: 'termine la ronda, no antes',
    },
    otherwise: { pass: 'pasar y esperar', stop: 'parar y preguntarme' },
    upTo: { run: 'vías y estación', turn: 'todo lo opcional del turno' },
    brief: {
      pass: (watch) =>
        watch === 'nothing' ? 'Pasar hasta el final de la ronda' : 'Pasar hasta que ocurra algo',
      buy: (company, limit, until) =>
        `Comprar ${company} por ${money(limit)} como máximo, hasta ${shares(until)}`,
      skip: (company, upTo) =>
        upTo === 'run' ? `${company}: saltar vías y estación` : `${company}: saltar lo opcional`,
    },
    does: {
      pass: () => 'Pasas en cada uno de tus turnos de esta ronda bursátil.',
      buy: (company, limit, otherwise) =>
        `En cada uno de tus turnos compras al banco una acción de la ${company} mientras cueste ${money(limit)} como máximo. ` +
        (otherwise === 'pass'
          ? 'Cuando cueste más, o el banco no tenga ninguna, pasas.'
          : 'Cuando cueste más, decides tú.'),
      draft: () => 'Pasas cada vez que te toca, hasta la primera ronda bursátil.',
      skip: (company, upTo) =>
        upTo === 'run'
          ? `En este turno la ${company} no coloca más fichas ni ninguna estación.`
          : `En este turno la ${company} no coloca más fichas ni estación${acquires ? ', no adquiere nada' : ''} y no compra trenes. El recorrido y los ingresos los decides tú.`,
    },
    ends: {
      pass: (watch) => [
        'termina la ronda bursátil',
        ...(watch === 'nothing'
          ? []
          : [
              watch === 'any'
                ? 'otra persona compra, vende o inaugura lo que sea'
                : 'otra persona compra o vende acciones de una compañía que tienes, lo que puede mover su precio',
              'una compañía que tienes cambia de director',
            ]),
        'superas el límite de certificados y debes vender',
      ],
      buy: (company, limit, until, otherwise) => [
        `tienes ${shares(until)} de la ${company}`,
        'tu dinero no alcanza para la siguiente acción',
        ...(otherwise === 'stop' ? [`una acción cuesta más de ${money(limit)} o el banco no tiene más`] : []),
        'lo que hacen otros da otro director a una compañía que tienes',
        'un límite impide comprar otra: el de certificados o el de acciones de una compañía',
        'termina la ronda bursátil',
      ],
      draft: () => ['empieza la primera ronda bursátil'],
      skip: (company, upTo) => [
        upTo === 'run' ? `la ${company} llega a su recorrido` : `termina el turno de la ${company}`,
        ...(upTo === 'run' ? [] : [`la ${company} debe comprar un tren`]),
        ...(acquires ? [`otra compañía adquiere la ${company}`] : []),
      ],
    },
    stops: {
      'round-over': () => 'La ronda ha terminado.',
      director: ({ company, seat }, at) => `${at.player(seat)} dirige ahora la ${company}.`,
      sold: ({ company, seat }, at) => `${at.player(seat)} ha vendido acciones de la ${company}.`,
      bought: ({ company, seat }, at) => `${at.player(seat)} ha comprado una acción de la ${company}.`,
      started: ({ company, seat }, at) => `${at.player(seat)} ha inaugurado la ${company}.`,
      exchanged: ({ company, seat }, at) =>
        `${at.player(seat)} ha recibido una acción de la ${company} por intercambio.`,
      held: (p) => `Tienes ${shares(p.shares)} de la ${p.company}.`,
      price: ({ company, price, limit }) =>
        `Una acción de la ${company} cuesta ${money(price)}, más de ${money(limit)}.`,
      none: ({ company }) => `El banco no tiene más acciones de la ${company}.`,
      money: ({ company, price, cash }) =>
        `Una acción de la ${company} cuesta ${money(price)} y tienes ${money(cash)}.`,
      'steps-over': ({ company }) => `La ${company} ya ha pasado por vías y estación.`,
      'turn-over': ({ company }) => `El turno de la ${company} ha terminado.`,
    },
  })
}
