import { formatsFor } from '../../formats.ts'
import type { OrderWords } from '../../orders.ts'
import type { Nouns } from '../nouns.ts'
import { type Joining, orderWords } from '../orders.ts'

const { plural } = formatsFor('es')

const shares = (count: number): string => plural(count, { one: '1 acción', other: `${count} acciones` })

/** What a company leaves out when it leaves out all that is optional. */
const SKIPS: Readonly<Record<Joining, string>> = {
  never: 'no coloca más fichas ni estación y no compra trenes',
  acquires: 'no coloca más fichas ni estación, no adquiere nada y no compra trenes',
  merges:
    'no se fusiona, no coloca más fichas ni estación, no compra trenes, no rescata acciones y no adquiere nada',
}

export function orders({ money }: Nouns, joining: Joining): OrderWords {
  const merges = joining === 'merges'
  return orderWords({
    names: {
      pass: 'Pasar hasta que ocurra algo',
      buy: 'Comprar una acción mientras no sea cara',
      draft: 'Pasar hasta el final de esta ronda',
      decline: 'Pasar hasta el final de esta ronda del Parlamento',
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
    upTo: { run: merges ? 'fusión, vías y estación' : 'vías y estación', turn: 'todo lo opcional del turno' },
    brief: {
      pass: (watch) =>
        watch === 'nothing' ? 'Pasar hasta el final de la ronda' : 'Pasar hasta que ocurra algo',
      buy: (company, limit, until) =>
        `Comprar ${company} por ${money(limit)} como máximo, hasta ${shares(until)}`,
      skip: (company, upTo) =>
        upTo === 'run'
          ? `${company}: saltar ${merges ? 'fusión, vías y estación' : 'vías y estación'}`
          : `${company}: saltar lo opcional`,
    },
    does: {
      pass: () => 'Pasas en cada uno de tus turnos de esta ronda bursátil.',
      buy: (company, limit, otherwise) =>
        `En cada uno de tus turnos compras una acción de la ${company} mientras cueste ${money(limit)} como máximo. ` +
        (otherwise === 'pass'
          ? 'Cuando cueste más, o no haya ninguna, pasas.'
          : 'Cuando cueste más, decides tú.'),
      decline: () => 'No nombras ninguna compañía ni pujas por ninguna cada vez que te toca.',
      draft: () => 'Pasas cada vez que te toca, hasta la primera ronda bursátil.',
      skip: (company, upTo) =>
        upTo === 'run'
          ? `En este turno la ${company} ${merges ? 'no se fusiona y no coloca' : 'no coloca'} más fichas ni ninguna estación.`
          : `En este turno la ${company} ${SKIPS[joining]}. El recorrido y los ingresos los decides tú.`,
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
        ...(otherwise === 'stop' ? [`una acción cuesta más de ${money(limit)} o no queda ninguna`] : []),
        'lo que hacen otros da otro director a una compañía que tienes',
        'un límite impide comprar otra: el de certificados o el de acciones de una compañía',
        'termina la ronda bursátil',
      ],
      decline: () => ['termina la ronda del Parlamento'],
      draft: () => ['empieza la primera ronda bursátil'],
      skip: (company, upTo) => [
        upTo === 'run' ? `la ${company} llega a su recorrido` : `termina el turno de la ${company}`,
        ...(upTo === 'run' ? [] : [`la ${company} debe comprar un tren`]),
        ...(merges ? [`${company} debe construir en su estación inicial`] : []),
        ...(joining === 'never'
          ? []
          : [merges ? `la ${company} es adquirida o se fusiona` : `otra compañía adquiere la ${company}`]),
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
      none: ({ company }) => `No queda ninguna acción de la ${company} a la venta.`,
      money: ({ company, price, cash }) =>
        `Una acción de la ${company} cuesta ${money(price)} y tienes ${money(cash)}.`,
      'steps-over': ({ company }) => `La ${company} ya ha pasado por vías y estación.`,
      'turn-over': ({ company }) => `El turno de la ${company} ha terminado.`,
    },
  })
}
