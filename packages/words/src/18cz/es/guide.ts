import { guide as railwayGuide, passing } from '../../railway/es/guide/index.ts'
import { COLOURS, clauses, either, kindsOf, list, named, plural } from '../../railway/es/guide/lists.ts'
import { company } from '../../railway/phrases.ts'
import { type CzGuideWords, term as t } from '../guide-words.ts'
import { terms } from './guide-terms.ts'
import { aTrain, hexName, local, money, nouns, privateName, train } from './names.ts'

const shared = railwayGuide(nouns)

export const guide: CzGuideWords = {
  ...shared,
  steps: {
    ...shared.steps,
    preStock: ({ left, cheapest, dearest, cash }) =>
      `Antes de las acciones se compran ${t('local', 'ferroviarias locales')}, una cada vez, por turno hasta el último jugador y vuelta. ${plural(left, { one: 'Queda una', other: `Quedan ${left}` })}, de ${money(cheapest)} a ${money(dearest)}. En mano: ${money(cash)}.`,
    auction: ({ item, bid, leader }, at) =>
      item === null
        ? `Las ${t('private', 'compañías privadas')} se subastan una tras otra. Quien tiene el turno elige cuál sale; luego todos pujan o pasan.`
        : `Se subasta ${privateName(item)}. ${leader === null ? '' : `${at.player(leader)} va en cabeza con ${money(bid)}. `}Cada puja sube al menos 5 K; quien pasa queda fuera.`,
    mwTrack: ({ value }) =>
      `Empieza una ronda de operación. El dueño de la privada MW puede construir o mejorar su casilla; después recibe lo que vale esa ciudad${value > 0 ? `, ahora ${money(value)}` : ''}.`,
    home: (p, at) =>
      `Es el primer turno de la ${company(at, p.company)}. Como compañía grande coloca en la frontera su ficha roja y sobre ella su ${t('home', 'estación inicial')}, gratis.`,
    track: ({ treasury, first, colours, ...p }, at) =>
      `La ${company(at, p.company)} construye: ${first ? 'dos' : 'una'} ${t('tile', first ? 'fichas amarillas' : 'ficha amarilla')}${first ? ', por ser su primer turno,' : ''} o una ${t('upgrade', 'mejora')}. La ${t('treasury', 'tesorería')} tiene ${money(treasury)}. Colores en juego: ${list(colours.map((each) => COLOURS[each] ?? each))}.`,
    acquire: ({ treasury, ...p }, at) =>
      `La ${company(at, p.company)} puede hacer la ${t('acquisition', 'adquisición')} de una compañía más pequeña. Su tesorería tiene ${money(treasury)}.`,
    acquiredTokens: (p, at) =>
      `La ${company(at, p.company)} tiene ahora dos estaciones en una casilla. Una sale del mapa y se puede volver a colocar por 100 K.`,
    acquiredTrains: ({ owned, limit, ...p }, at) =>
      `La ${company(at, p.company)} ha recibido trenes. Tiene ${plural(owned, { one: 'un tren', other: `${owned} trenes` })}; el ${t('trainLimit', 'límite')} es ${limit}. Cada uno se conserva, se cambia a un tipo mayor o se descarta, ahora y no después.`,
    chooseCity: (p, at) =>
      `La casilla inicial de la ${company(at, p.company)} tiene ahora dos ciudades. Su estación va a una de ellas.`,
    answer: ({ kind, item, price, ...p }, at) =>
      `La ${company(at, p.company)} ofrece ${money(price)}${kind === 'company' ? ' por acción' : ''} por ${thing(kind, item)}. Ambas partes deben estar de acuerdo.`,
  },
  notes: {
    ...shared.notes,
    vaclav: (p, at) =>
      `La ${company(at, p.company)} es de ${t('vaclav', 'Václav')}. Aquí decides por ella, y no paga nada.`,
    anytime: (p, at) =>
      `La ${company(at, p.company)} posee una ${t('local', 'ferroviaria local')}. En cualquier momento de su turno puede usar su ${t('power', 'poder')} una vez, o venderla al banco.`,
  },
  choices: {
    ...shared.choices,
    buyLocal: {
      can: ({ count }) =>
        `Comprar una ferroviaria local (${plural(count, { one: 'una a tu alcance', other: `${count} a tu alcance` })})`,
      means: ({ price, income, left, ...p }) =>
        `La más barata, ${local(p.local)}, cuesta ${money(price)} y paga ${money(income)} en cada una de las trece rondas de operación. Al final cuenta 120 K. Aún tendrías ${money(left)} para acciones.`,
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
    acquire: {
      can: ({ targets }, at) => `Adquirir ${named(targets, (each) => company(at, each.company))}`,
      means: ({ targets }, at) =>
        `${clauses(targets, (each) => `${company(at, each.company)} de ${each.least} a ${money(each.most)} por acción, al menos ${money(each.cost)} en total`)}. A los jugadores se les pagan sus acciones; la compañía recibe dinero, ferroviarias locales, trenes y estaciones. Su director debe estar de acuerdo.`,
    },
    removeToken: {
      can: ({ hex }) => `Quitar una de las dos estaciones de ${hexName(hex)}`,
      means: () => 'Vuelve a la compañía, que puede colocarla en otro sitio por 100 K.',
    },
    turnTrain: {
      can: ({ turns }) =>
        `Cambiar ${named(turns, ({ train: id, to, cost }) => `${aTrain(id)} a ${aTrain(to)}${cost > 0 ? ` (${money(cost)})` : ''}`)}`,
      means: () =>
        'La misma carta como un tren mayor. Cuenta como venta: trenes más débiles de ese color pueden quedar obsoletos.',
    },
    scrapTrain: {
      can: ({ trains }) => `Descartar ${kindsOf(aTrain, trains)}`,
      means: () => 'Sale de la partida y deja sitio en el límite. No se paga nada por él.',
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
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: (p, at) =>
        p.help > 0
          ? shared.choices.buyTrain.means(p, at)
          : `Lo paga la tesorería, que tiene ${money(p.treasury)}. La primera carta de una letra nueva empieza una ${t('phase', 'fase')}, y algunas compras dejan ${t('obsolete', 'obsoletos')} trenes viejos.`,
    },
    pass: passing({
      preStock: {
        can: 'Pasar',
        means:
          'Conservas tu dinero y puedes comprar en otro turno. La ronda termina cuando todos pasan seguidos; las ferroviarias locales que sobren salen de la partida.',
      },
      mwTrack: { means: 'La casilla queda como está y la privada paga lo que vale.' },
      acquire: { means: 'La compañía no adquiere ninguna. Después puede comprar trenes.' },
      acquiredTrains: {
        can: 'Conservar los trenes como están',
        means: 'Quedan como están y ocupan sitio en el límite de trenes.',
      },
    }),
  },
  terms: { ...shared.terms, ...terms },
}

function thing(kind: 'company' | 'train' | 'local', item: string): string {
  if (kind === 'company') return `la ${item}`
  return kind === 'train' ? `un ${train(item)}` : local(item as Parameters<typeof local>[0])
}
