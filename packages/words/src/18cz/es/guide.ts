import type { StepName } from '@roundhouse/titles/18cz'
import { formatsFor } from '../../formats.ts'
import { few } from '../../railway/guide.ts'
import { company } from '../../railway/telling.ts'
import { type CzGuideWords, term as t } from '../guide-words.ts'
import { kindOf } from '../names.ts'
import { terms } from './guide-terms.ts'
import { hexName, local, money, privateName, train } from './names.ts'
import { rounds } from './rounds.ts'

const { list, plural } = formatsFor('es')
const either = new Intl.ListFormat('es', { type: 'disjunction' })

const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'amarillo',
  green: 'verde',
  brown: 'marrón',
  grey: 'gris',
}
const TILES: Readonly<Record<string, string>> = { ...COLOURS, yellow: 'amarilla' }

/** "A, B y 4 más". */
function named<Item>(items: readonly Item[], name: (item: Item) => string): string {
  const { first, more } = few(items)
  return list(more === 0 ? first.map(name) : [...first.map(name), `${more} más`])
}

/** Clauses one after the other. */
function clauses<Item>(items: readonly Item[], say: (item: Item) => string): string {
  const { first, more } = few(items, 3)
  return [...first.map(say), ...(more > 0 ? [`${more} más`] : [])].join('; ')
}

/** Kinds of trains, each once. */
function kinds(trains: readonly string[]): string {
  return either.format(new Set(trains.map((id) => kindOf(id))))
}

const PASS: Readonly<Partial<Record<StepName, string>>> = {
  preStock: 'Pasar',
  auction: 'Pasar',
  stock: 'Pasar',
  trains: 'Terminar el turno',
  acquiredTrains: 'Conservar los trenes como están',
}

const PASSING: Readonly<Partial<Record<StepName, string>>> = {
  preStock:
    'Conservas tu dinero y puedes comprar en otro turno. La ronda termina cuando todos pasan seguidos; las ferroviarias locales que sobren salen de la partida.',
  auction: 'Quedas fuera de esta subasta, no de la siguiente.',
  stock: 'Podrás actuar de nuevo si otro lo hace. La ronda termina cuando todos pasan seguidos.',
  mwTrack: 'La casilla queda como está y la privada paga lo que vale.',
  track: `La compañía no construye más en este turno. Sigue la ${t('station', 'estación')}.`,
  token: 'La compañía conserva su dinero. Después circulan sus trenes.',
  acquire: 'La compañía no adquiere ninguna. Después puede comprar trenes.',
  acquiredTrains: 'Quedan como están y ocupan sitio en el límite de trenes.',
  trains: 'El turno termina y actúa la siguiente compañía.',
}

export const guide: CzGuideWords = {
  heading: 'Guía',
  happening: 'Qué ocurre',
  options: 'Qué puedes hacer y qué significaría',
  means: 'Qué significaría',
  close: 'Quitar la guía',
  closeTerm: 'Cerrar',
  you: 'Te toca decidir.',
  here: (name) => `Decide ${name}.`,
  other: (name) => `Decide ${name}. Mientras tanto puedes mirar la mesa.`,
  allTerms: 'Todas las palabras explicadas',
  steps: {
    preStock: ({ left, cheapest, dearest, cash }) =>
      `Antes de las acciones se compran ${t('local', 'ferroviarias locales')}, una cada vez, por turno hasta el último jugador y vuelta. ${plural(left, { one: 'Queda una', other: `Quedan ${left}` })}, de ${money(cheapest)} a ${money(dearest)}. En mano: ${money(cash)}.`,
    auction: ({ item, bid, leader }, at) =>
      item === null
        ? `Las ${t('private', 'compañías privadas')} se subastan una tras otra. Quien tiene el turno elige cuál sale; luego todos pujan o pasan.`
        : `Se subasta ${privateName(item)}. ${leader === null ? '' : `${at.player(leader)} va en cabeza con ${money(bid)}. `}Cada puja sube al menos 5 K; quien pasa queda fuera.`,
    stock: ({ set, cash, certificates, limit, first }) =>
      `${rounds.long.stock(set)}: por turnos se venden y compran ${t('share', 'acciones')} hasta que todos pasan, por orden de ${t('priority', 'prioridad')}. En mano: ${money(cash)} y ${certificates} de ${limit} ${t('certificateLimit', 'certificados')}.${first ? ' En la primera ronda bursátil no se vende.' : ''}`,
    mwTrack: ({ value }) =>
      `Empieza una ronda de operación. El dueño de la privada MW puede construir o mejorar su casilla; después recibe lo que vale esa ciudad${value > 0 ? `, ahora ${money(value)}` : ''}.`,
    home: (p, at) =>
      `Es el primer turno de la ${company(at, p.company)}. Como compañía grande coloca en la frontera su ficha roja y sobre ella su ${t('home', 'estación inicial')}, gratis.`,
    track: ({ treasury, first, colours, ...p }, at) =>
      `La ${company(at, p.company)} construye: ${first ? 'dos' : 'una'} ${t('tile', first ? 'fichas amarillas' : 'ficha amarilla')}${first ? ', por ser su primer turno,' : ''} o una ${t('upgrade', 'mejora')}. La ${t('treasury', 'tesorería')} tiene ${money(treasury)}. Colores en juego: ${list(colours.map((each) => COLOURS[each] ?? each))}.`,
    token: ({ cost, treasury, left, ...p }, at) =>
      `La ${company(at, p.company)} puede colocar otra ${t('station', 'estación')} en una ciudad a la que llegue. ${cost === 0 ? 'No cuesta nada' : `La siguiente cuesta ${money(cost)} de ${money(treasury)}`}; ${plural(left, { one: 'queda una', other: `quedan ${left}` })}.`,
    run: ({ trains, ...p }, at) =>
      `La ${company(at, p.company)} hace circular sus trenes: ${list(trains.map((id) => kindOf(id)))}. Cada ${t('train', 'tren')} recorre una ${t('route', 'ruta')} y gana lo que valen sus ${t('location', 'zonas de ingresos')}.`,
    revenue: ({ revenue, ...p }, at) =>
      `La ${company(at, p.company)} tiene ${t('revenue', 'ingresos')} de ${money(revenue)}. Su ${t('director', 'director')} decide: un ${t('dividend', 'dividendo')} para los accionistas o dinero para la compañía.`,
    acquire: ({ treasury, ...p }, at) =>
      `La ${company(at, p.company)} puede hacer la ${t('acquisition', 'adquisición')} de una compañía más pequeña. Su tesorería tiene ${money(treasury)}.`,
    acquiredTokens: (p, at) =>
      `La ${company(at, p.company)} tiene ahora dos estaciones en una casilla. Una sale del mapa y se puede volver a colocar por 100 K.`,
    acquiredTrains: ({ owned, limit, ...p }, at) =>
      `La ${company(at, p.company)} ha recibido trenes. Tiene ${owned} y el ${t('trainLimit', 'límite')} es ${limit}. Cada uno se conserva, se cambia a un tipo mayor o se descarta, ahora y no después.`,
    trains: ({ treasury, trains, limit, ...p }, at) =>
      `La ${company(at, p.company)} puede comprar trenes. ${trains.length === 0 ? 'No tiene ninguno' : `Tiene ${list(trains.map((id) => kindOf(id)))}`}, el ${t('trainLimit', 'límite')} es ${limit} y la tesorería tiene ${money(treasury)}. Un tren comprado ahora circula en la siguiente ronda de operación.`,
    chooseCity: (p, at) =>
      `La casilla inicial de la ${company(at, p.company)} tiene ahora dos ciudades. Su estación va a una de ellas.`,
    discard: ({ owned, limit, ...p }, at) =>
      `La ${company(at, p.company)} tiene ${owned} trenes y su ${t('trainLimit', 'límite')} es ahora ${limit}. Su director deja trenes hasta cumplirlo.`,
    answer: ({ kind, item, price, ...p }, at) =>
      `La ${company(at, p.company)} ofrece ${money(price)}${kind === 'company' ? ' por acción' : ''} por ${thing(kind, item)}. Ambas partes deben estar de acuerdo.`,
    over: ({ winners, worth }, at) =>
      `La partida ha terminado. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'ha' : 'han'} ganado. ${t('wealth', 'Riqueza')}: ${worth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}.`,
  },
  notes: {
    goal: () =>
      `El objetivo: ser el más rico cuando termine la última ronda de operación. El dinero está en los ${t('dividend', 'dividendos')} y en la subida de los ${t('price', 'precios')} de tus acciones.`,
    next: ({ round, set, within, exports }) =>
      round === 'end'
        ? 'Tras esta ronda termina la partida.'
        : `Después: ${round === 'stock' ? t('stockRound', rounds.long.stock(set)) : t('operatingRound', rounds.long.operating(set, within))}${exports ? `, tras la ${t('export', 'retirada')} de un tren` : ''}.`,
    vaclav: (p, at) =>
      `La ${company(at, p.company)} es de ${t('vaclav', 'Václav')}. Aquí decides por ella, y no paga nada.`,
    mustSell: ({ certificates, limit }) =>
      `Tienes ${certificates} certificados y el límite es ${limit}. Antes de nada, vende.`,
    debt: ({ debt, penalty }) =>
      `Debes ${money(debt)}, y al final espera un interés de ${money(penalty)}. Con un ${t('loan', 'préstamo')} no se compran acciones: devuélvelo antes.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `La ${company(at, p.company)} no tiene ningún tren que pueda usar y debe tener uno al final de su turno. El más barato cuesta ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' Su tesorería puede pagarlo.'
        : ` Su director pone ${money(cheapest - treasury)} de sus ${money(cash)}${loan > 0 ? ` y pide un préstamo de ${money(loan)}, con un interés del mismo importe` : ''}.`),
    atRisk: ({ trains, by, ...p }, at) =>
      `El banco vende ahora un ${train(by)}. El primero deja ${t('obsolete', 'obsoletos')} los trenes ${list(trains.map((kind) => kindOf(kind)))}: la ${company(at, p.company)} perdería los suyos.`,
    anytime: (p, at) =>
      `La ${company(at, p.company)} posee una ${t('local', 'ferroviaria local')}. En cualquier momento de su turno puede usar su ${t('power', 'poder')} una vez, o venderla al banco.`,
  },
  choices: {
    buyLocal: {
      can: ({ count }) =>
        `Comprar una ferroviaria local (${plural(count, { one: 'una a tu alcance', other: `${count} a tu alcance` })})`,
      means: ({ price, income, left, ...p }) =>
        `La más barata, ${local(p.local)}, cuesta ${money(price)} y paga ${money(income)} en cada una de las trece rondas de operación. Al final cuenta 120 K. Aún tendrías ${money(left)} para acciones.`,
    },
    putUp: {
      can: ({ items }) =>
        `Sacar a subasta ${named(items, ({ item, minimum }) => `${privateName(item)} (desde ${money(minimum)})`)}`,
      means: () => 'Primero pujas o pasas tú, luego los demás. Quien pasa queda fuera solo de esta subasta.',
    },
    bid: {
      can: ({ items }) =>
        `Pujar por ${named(items, ({ item, least }) => `${privateName(item)} (desde ${money(least)})`)}`,
      means: ({ cash }) =>
        `Si nadie puja más, pagas al banco y es tuya. Tienes ${money(cash)}; lo que gastes te faltará para comprar acciones.`,
    },
    sell: {
      can: ({ sales }) => `Vender acciones de ${named(sales, (sale) => sale.company)}`,
      means: ({ sales }) =>
        `${clauses(sales, (sale) => `${sale.company}: ${sale.most === 1 ? `una por ${money(sale.price)}` : `hasta ${sale.most} a ${money(sale.price)} cada una`}, y el precio baja a ${money(sale.after)}`)}. En esta ronda ya no podrás comprar acciones de esa compañía.`,
    },
    start: {
      can: ({ companies }) => `Inaugurar una compañía: ${named(companies, (each) => each.company)}`,
      means: ({ price, cost, capital: received, toOpen, ...p }) =>
        `Eliges su ${t('startPrice', 'precio inicial')} y pasas a ser su ${t('director', 'director')}. Por ejemplo, la ${p.company} a ${money(price)}: pagas ${money(cost)} por dos acciones y ${t('opening', 'está operativa')} con ${money(received)}${toOpen === 0 ? ' al instante' : `, cuando ${plural(toOpen, { one: 'se venda una acción más', other: `se vendan ${toOpen} acciones más` })}`}. Un precio mayor le da más dinero.`,
    },
    buyShare: {
      can: ({ shares }) =>
        `Comprar una acción: ${named(shares, (each) => `${each.company} ${money(each.price)}`)}`,
      means: ({ shares }) => {
        const opening = shares.filter((each) => each.opens)
        const [first] = shares
        return `Una acción de la ${first?.company ?? ''} da el ${first?.percent ?? 0} % de cada dividendo suyo y al final cuenta su precio.${opening.length === 0 ? '' : ` Con tu compra quedaría operativa: ${named(opening, (each) => each.company)}.`}`
      },
    },
    repay: {
      can: ({ most }) => `Devolver hasta ${money(most)} de tu préstamo`,
      means: ({ debt }) =>
        `No gasta tu turno. Cuando hayas devuelto toda la deuda de ${money(debt)} podrás volver a comprar acciones. El interés queda.`,
    },
    lay: {
      can: ({ hexes, colours }) =>
        `Colocar una ficha ${either.format(colours.map((each) => TILES[each] ?? each))} en ${plural(hexes.length, { one: 'la casilla iluminada', other: `una de ${hexes.length} casillas iluminadas` })}`,
      means: ({ dearest, treasury }) =>
        `Las vías unen ciudades y así los trenes ganan más. ${dearest === 0 ? 'Allí no cuesta nada.' : `El terreno cuesta hasta ${money(dearest)} de ${money(treasury)}.`} El panel muestra lo que cada ficha añadiría al mejor recorrido.`,
    },
    power: {
      can: ({ locals, hexes }) =>
        `Usar el poder de una ferroviaria local (${locals.length} sin usar) en ${plural(hexes, { one: 'una casilla', other: `${hexes} casillas` })}`,
      means: () =>
        'Una vez por cada una: una ficha de borde púrpura además de tus vías, o una ficha sin el coste del terreno. La ferroviaria local sigue pagando.',
    },
    layHome: {
      can: ({ hexes }) =>
        `Colocar la ficha roja en ${either.format(hexes.map((hex) => `${hex} (${hexName(hex)})`))}`,
      means: ({ bonus }) =>
        `Es la casilla inicial para toda la partida; la otra queda vacía.${bonus ? ' Las rutas que terminan en ella dan 50 K más a esta compañía.' : ''}`,
    },
    layMw: {
      can: () => 'Construir o mejorar la casilla de la MW',
      means: () => 'Con una ficha mejor, la privada paga más en cada ronda de operación.',
    },
    placeToken: {
      can: ({ hexes }) => `Colocar una estación en ${named(hexes, hexName)}`,
      means: ({ cost, left }) =>
        `Desde allí pueden salir rutas, y otros quizá encuentren la ciudad llena. ${cost === 0 ? 'No cuesta nada.' : `Cuesta ${money(cost)} y deja ${money(left)}.`}`,
    },
    chooseCity: {
      can: ({ cities }) => `Elegir una de ${cities} ciudades`,
      means: () => 'La estación se queda allí; sus trenes salen por las vías de esa ciudad.',
    },
    run: {
      can: ({ revenue }) =>
        revenue === 0 ? 'Hacer circular los trenes' : `Hacer el recorrido de ${money(revenue)}`,
      means: ({ revenue, perShare, best }) =>
        revenue === 0
          ? 'Aún no se gana nada. El precio baja.'
          : `${best ? 'Es lo máximo que ganan estos trenes, y las reglas lo exigen.' : 'También puedes trazar un recorrido mejor.'} Un dividendo daría ${money(perShare)} por acción.`,
    },
    payOut: {
      can: ({ revenue }) => `Repartir ${money(revenue)}`,
      means: ({ perShare, mine, from, to }) =>
        `${money(perShare)} por acción: recibes ${money(mine)}. El precio ${from === to ? `sigue en ${money(to)}` : `sube de ${money(from)} a ${money(to)}`}. La compañía no recibe nada.`,
    },
    withhold: {
      can: ({ revenue }) => `Retener ${money(revenue)}`,
      means: ({ treasury, from, to }) =>
        `La tesorería crece a ${money(treasury)}, para trenes y vías. El precio ${from === to ? `sigue en ${money(to)}` : `baja de ${money(from)} a ${money(to)}`}. Tú no recibes nada.`,
    },
    acquire: {
      can: ({ targets }) => `Adquirir ${named(targets, (each) => each.company)}`,
      means: ({ targets }) =>
        `${clauses(targets, (each) => `${each.company} de ${each.least} a ${money(each.most)} por acción, al menos ${money(each.cost)} en total`)}. A los jugadores se les pagan sus acciones; la compañía recibe dinero, ferroviarias locales, trenes y estaciones. Su director debe estar de acuerdo.`,
    },
    removeToken: {
      can: ({ hex }) => `Quitar una de las dos estaciones de ${hexName(hex)}`,
      means: () => 'Vuelve a la compañía, que puede colocarla en otro sitio por 100 K.',
    },
    turnTrain: {
      can: ({ turns }) =>
        `Cambiar ${named(turns, ({ train: id, to, cost }) => `${kindOf(id)} a ${kindOf(to)}${cost > 0 ? ` (${money(cost)})` : ''}`)}`,
      means: () =>
        'La misma carta como un tren mayor. Cuenta como venta: trenes más débiles de ese color pueden quedar obsoletos.',
    },
    scrapTrain: {
      can: ({ trains }) => `Descartar ${kinds(trains)}`,
      means: () => 'Sale de la partida y deja sitio en el límite. No se paga nada por él.',
    },
    buyTrain: {
      can: ({ trains }) =>
        `Comprar ${named(trains, ({ train: id, from, price }) => `${kindOf(id)} por ${money(price)}${from === 'pool' ? ' de la reserva' : ''}`)}`,
      means: ({ treasury, help, loan }) =>
        help === 0
          ? `Lo paga la tesorería, que tiene ${money(treasury)}. La primera carta de una letra nueva empieza una ${t('phase', 'fase')}, y algunas compras dejan ${t('obsolete', 'obsoletos')} trenes viejos.`
          : `La tesorería de ${money(treasury)} no basta: pondrías ${money(help)}${loan > 0 ? `, de ellos ${money(loan)} como ${t('loan', 'préstamo')} con un interés del mismo importe` : ''}.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Hacer una oferta por un tren de otra compañía: ${named(trains, ({ train: id, from }) => `${kindOf(id)} de la ${from}`)}`,
      means: ({ most }) =>
        `Cualquier precio de 1 K a ${money(most)}, si ambos directores están de acuerdo. Entre compañías tuyas, esto pasa dinero de una tesorería a otra.`,
    },
    tradeLocal: {
      can: ({ locals }) => `Hacer una oferta por una ferroviaria local de un jugador (${locals.length})`,
      means: ({ most }) =>
        `Como máximo ${money(most)} de la tesorería a su dueño, si está de acuerdo. La compañía recibe sus ingresos y su ${t('power', 'poder')}. Vender la tuya a tu compañía te da dinero.`,
    },
    sellLocal: {
      can: ({ locals }) => `Vender ${named(locals, (id) => local(id))} al banco`,
      means: ({ value }) =>
        `La compañía recibe ${money(value)} por cada una; la ferroviaria local sale de la partida.`,
    },
    tradeMw: {
      can: () => 'Hacer una oferta por la compañía privada MW',
      means: ({ most }) =>
        `Como máximo ${money(most)} a su dueño, si está de acuerdo. La privada cierra y su estación pasa a la compañía.`,
    },
    discard: {
      can: ({ trains }) => `Dejar ${kinds(trains)}`,
      means: () =>
        `Va a la ${t('pool', 'reserva')} sin compensación, donde cualquier compañía puede comprarlo.`,
    },
    accept: {
      can: ({ price, kind }) => `Aceptar ${money(price)}${kind === 'company' ? ' por acción' : ''}`,
      means: ({ kind, amount }) =>
        kind === 'company'
          ? `Recibes ${money(amount)} por tus acciones. La compañía desaparece con todo lo que tiene.`
          : kind === 'train'
            ? `Tu compañía recibe ${money(amount)} y entrega el tren.`
            : `Recibes ${money(amount)}. Sus ingresos y los 120 K del final ya no son tuyos.`,
    },
    decline: {
      can: () => 'Rechazar',
      means: () => 'Todo queda como está. Quizá llegue una oferta mayor.',
    },
    pass: {
      can: ({ step, acted }) => (acted ? 'Terminar tu turno' : (PASS[step] ?? 'Seguir')),
      means: ({ step, acted }) =>
        acted
          ? 'Tus ventas valen, y actúa el siguiente jugador.'
          : (PASSING[step] ?? 'Viene el paso siguiente.'),
    },
  },
  terms,
}

function thing(kind: 'company' | 'train' | 'local', item: string): string {
  if (kind === 'company') return `la ${item}`
  return kind === 'train' ? `un ${train(item)}` : local(item as Parameters<typeof local>[0])
}
