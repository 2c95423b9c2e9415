import { guide as railwayGuide, passing } from '../../railway/es/guide/index.ts'
import { COLOURS, clauses, list, named, plural } from '../../railway/es/guide/lists.ts'
import { long } from '../../railway/es/rounds.ts'
import { company } from '../../railway/phrases.ts'
import { type RmGuideWords, term as t, withShared } from '../guide-words.ts'
import { terms } from './guide-terms.ts'
import { aTrain, hexName, kindOf, money, nouns, place } from './names.ts'

const shared = railwayGuide(nouns)
const PAID = {
  express: `Los ${t('express', 'exprés')} cobran por las ciudades y el borde del mapa.`,
  freight: `Los ${t('freight', 'mercancías')} cobran por sus extremos y la distancia.`,
  local: `Los ${t('local', 'locales')} cobran también por las estaciones pequeñas.`,
} as const
const shares = (count: number): string => plural(count, { one: 'una acción', other: `${count} acciones` })

export const guide: RmGuideWords = {
  ...shared,
  steps: {
    ...shared.steps,
    parliament: ({ cash, open, most }) =>
      `En el ${t('parliament', 'Parlamento')} se puja por ${t('charter', 'concesiones')}. Quien tiene el turno puede nombrar ${plural(open, { one: 'una compañía', other: `una de ${open} compañías` })} y abrir su subasta, o pasar. En mano: ${money(cash)}; ${most < 0 ? 'no alcanza para una concesión' : `alcanza para una puja de ${money(most)}`}.`,
    auction: ({ bid, leader, ...p }, at) =>
      `Se subasta la ${t('charter', 'concesión')} de la ${company(at, p.company)}. ${at.player(leader)} va en cabeza con ${money(bid)}. Cada puja sube al menos 5 £; quien pasa queda fuera de esta subasta.`,
    charter: ({ par, missing, ...p }, at) =>
      par === null
        ? `La concesión de la ${company(at, p.company)} está ganada. Quien la ganó elige el ${t('par', 'valor par')} y paga el triple por el certificado de ${t('director', 'director')}.`
        : `La ${company(at, p.company)} tiene un valor par de ${money(par)}. Queda ${t('opening', 'operativa')} con ${shares(missing)} más; ahora se pueden comprar hasta dos.`,
    tokens: ({ treasury, ...p }, at) =>
      `La ${company(at, p.company)} ha quedado operativa y compra sus ${t('station', 'estaciones')}, incluida la inicial. Su ${t('treasury', 'tesorería')} tiene ${money(treasury)}. Más tarde no se compran otras.`,
    fine: ({ owed }) =>
      `Una compañía no quedó operativa a tiempo: se incumplió una ${t('obligation', 'obligación')}. Aún se deben ${money(owed)} de la multa, y por ello se venden acciones.`,
    merge: ({ partners, ...p }, at) =>
      `La ${company(at, p.company)} empieza su turno. Antes de nada puede hacer una ${t('merger', 'fusión')} con ${named(partners, (id) => company(at, id))}, hasta donde llegan sus vías.`,
    track: ({ home, colours, ...p }, at) =>
      `La ${company(at, p.company)} construye: hasta dos ${t('tile', 'fichas')} amarillas, o una ${t('upgrade', 'mejora')}, o una ${t('smallStation', 'estación pequeña')}, o un enlace con ${t('london', 'Londres')}. ${home === null ? `Colores en juego: ${list(colours.map((each) => COLOURS[each] ?? each))}.` : `Debe construir en ${place(home)}, donde su ${t('home', 'estación inicial')} no está en ningún círculo.`}`,
    run: ({ trains, types, ...p }, at) =>
      `La ${company(at, p.company)} hace circular sus ${t('train', 'trenes')}: ${list(nouns.someTrains(trains))}. Cada uno hace una ${t('route', 'ruta')}. ${types.map((type) => PAID[type]).join(' ')} Cada ${t('location', 'lugar')} paga una vez.`,
    trains: ({ treasury, trains, limit, ofEach, ...p }, at) =>
      `La ${company(at, p.company)} puede comprar trenes. ${trains.length === 0 ? 'No tiene ninguno' : `Tiene ${list(nouns.someTrains(trains))}`}, el ${t('trainLimit', 'límite')} es de ${limit} ${ofEach ? 'de cada tipo' : 'en total'} y la tesorería tiene ${money(treasury)}. Un tren comprado ahora circula en la siguiente ronda de operación.`,
    redeem: ({ price, treasury, ...p }, at) =>
      `La ${company(at, p.company)} puede rescatar una acción propia de la ${t('pool', 'reserva')} por ${money(price)}. Su tesorería tiene ${money(treasury)}.`,
    acquire: ({ partners, ...p }, at) =>
      `La ${company(at, p.company)} termina su turno. Como última cosa puede adquirir ${named(partners, (id) => company(at, id))}, hasta donde llegan sus vías.`,
    answer: ({ kind, item, partner, ...p }, at) =>
      kind === 'train'
        ? `La ${company(at, p.company)} quiere comprar ${aTrain(item)} de la ${company(at, partner)}. Los dos directores deben estar de acuerdo.`
        : `La ${company(at, p.company)} propone ${kind === 'merge' ? 'fusionarse con' : 'adquirir'} la ${company(at, partner)}; sobreviviría la ${company(at, item)}. Los dos directores deben estar de acuerdo.`,
    option: ({ units, keep, giveBack, own, ...p }, at) =>
      `De cada dos acciones queda una. ${units === 1 ? `Sobra una acción de la ${company(at, p.company)}` : `El certificado de director de la ${company(at, p.company)} no está pagado del todo`}: una ${t('option', 'opción')}. ${own ? 'La tesorería' : 'Su dueño'} la conserva por ${money(keep)} o la vende por ${money(giveBack)}.`,
    tokensTooMany: ({ over, ...p }, at) =>
      `La ${company(at, p.company)} tiene ${plural(over, { one: 'una estación', other: `${over} estaciones` })} de más tras la unión. Su director elige qué sale del mapa; la inicial se queda.`,
  },
  notes: {
    ...shared.notes,
    next: ({ parliament, ...p }, at) =>
      parliament
        ? `Después: ${t('parliament', 'Parlamento')} y luego ${t('stockRound', long.stock(p.set))}.`
        : shared.notes.next(p, at),
    obligation: ({ missing, fine, thisRound, ...p }, at) =>
      `Ganaste la ${company(at, p.company)} en el Parlamento. Hasta el final de ${thisRound ? 'esta' : 'la próxima'} ronda bursátil hay que vender ${shares(missing)} más; si no, pagas una multa de ${money(fine)}.`,
    mustTrain: ({ cheapest, treasury, enough, ...p }, at) =>
      `La ${company(at, p.company)} no tiene tren y debe tener uno al final de su turno. El del banco cuesta ${money(cheapest)} y la tesorería tiene ${money(treasury)}. ${enough ? 'Puede pagarlo.' : `Vende acciones propias, si las tiene, o recurre a la ${t('refinancing', 'refinanciación')}; si nada basta, cae en ${t('bankruptcy', 'bancarrota')}.`}`,
    subsidy: ({ amount, ...p }, at) =>
      `Los locales de la ${company(at, p.company)} dan ${money(amount)} a su tesorería, se decida lo que se decida sobre los dividendos.`,
    simple: ({ newcomers }) =>
      newcomers
        ? 'El juego para nuevos jugadores: un solo tipo de tren, compañías solo del Parlamento, sin rescates, sin garantías compradas, sin maniobra de Hudson.'
        : `Esta partida se juega con un solo tipo de tren y sin ${t('permit', 'permisos')}.`,
    lner: ({ formed }) =>
      formed
        ? `La ${t('lner', 'LNER')} se ha formado: ya nada se construye, se inaugura ni se une. La partida termina tras las tres últimas rondas de operación.`
        : `La ${t('lner', 'LNER')} se forma al final de esta serie de rondas de operación.`,
  },
  choices: {
    ...shared.choices,
    sell: {
      can: shared.choices.sell.can,
      means: ({ sales }, at) =>
        `${clauses(sales, (sale) => `${company(at, sale.company)}: ${sale.most === 1 ? `una por ${money(sale.price)}` : `hasta ${sale.most} a ${money(sale.price)} cada una`}, y tras ${sale.most === 1 ? 'ella' : 'la primera'} el precio es ${money(sale.after)}`)}. Cada acción vendida baja un paso el precio de una compañía operativa. En esta ronda ya no podrás comprar acciones de esa compañía.`,
    },
    payOut: {
      can: shared.choices.payOut.can,
      means: ({ own, ...p }, at) =>
        own === 0
          ? shared.choices.payOut.means(p, at)
          : `${money(p.perShare)} por acción: tú recibes ${money(p.mine)} y la compañía ${money(own)} por sus acciones propias. El precio ${p.from === p.to ? `sigue en ${money(p.to)}` : `sube de ${money(p.from)} a ${money(p.to)}`}.`,
    },
    withhold: {
      can: shared.choices.withhold.can,
      means: ({ treasury, from, to }) =>
        `La tesorería crece a ${money(treasury)}, para trenes. El precio baja de ${money(from)} a ${money(to)}. Tú no recibes nada.`,
    },
    openAuction: {
      can: ({ companies }) => `Nombrar una compañía: ${named(companies, (id) => id)}`,
      means: ({ most }) =>
        `Abres su subasta con tu puja, desde cero hasta ${money(most)}. Si nadie puja más, la pagas al banco e inauguras la compañía. Quien gana asume su ${t('obligation', 'obligación')}.`,
    },
    bid: {
      can: ({ least, most }) => `Pujar de ${money(least)} a ${money(most)}`,
      means: (p) =>
        `Si nadie sube, pagas la puja e inauguras la ${p.company}. Deben quedarte 162 £ para el certificado más barato.`,
    },
    takeCharter: {
      can: ({ low, high }) => `Elegir un valor par de ${money(low)} a ${money(high)}`,
      means: ({ low, high, opens, ...p }) =>
        `Pagas de ${money(3 * low)} a ${money(3 * high)}. La ${p.company} recibe diez veces su valor par cuando se vende la mitad.${opens === null ? ' No puedes comprar tantas acciones de una vez: el resto debe venderse en la ronda bursátil, o pagas la multa.' : ` Hasta ${money(opens)} puedes comprar dos acciones más y dejarla operativa enseguida.`}`,
    },
    furtherShare: {
      can: ({ price, ...p }) => `Comprar una acción de la ${p.company} por ${money(price)}`,
      means: ({ missing }) =>
        missing === 1
          ? 'Con ella la compañía queda operativa.'
          : `Después ${plural(missing - 1, { one: 'faltaría una', other: `faltarían ${missing - 1}` })} para que quede operativa.`,
    },
    start: {
      can: ({ companies }) => `Inaugurar una compañía por tu cuenta: ${named(companies, (id) => id)}`,
      means: ({ low, high }) =>
        `Eliges un precio de ${money(low)} a ${money(high)} y pagas el triple a la compañía, no al banco. Solo recibe lo que dan sus acciones, pero no tiene obligación.`,
    },
    buyTokens: {
      can: ({ least, most }) => `Comprar de ${least} a ${most} estaciones`,
      means: ({ price }) =>
        `Cada una cuesta ${money(price)} de la tesorería. Ese dinero faltará para el primer tren.`,
    },
    merge: {
      can: ({ partners }) => `Fusionarse con ${named(partners, (each) => each.company)}`,
      means: ({ partners }) =>
        `De cada dos acciones queda una, y se juntan trenes, dinero, permisos y estaciones. El precio sería ${clauses(partners, (each) => `${money(each.price)} con ${each.company}`)}. Su director debe aceptar, salvo que seas tú.`,
    },
    acquire: {
      can: ({ partners }) => `Adquirir ${named(partners, (each) => each.company)}`,
      means: ({ partners }) =>
        `Como una fusión, pero el turno termina y lo que queda ya ha operado en esta ronda. El precio sería ${clauses(partners, (each) => `${money(each.price)} con ${each.company}`)}.`,
    },
    placeSmall: {
      can: ({ hexes }) =>
        `Colocar una estación pequeña en ${plural(hexes, { one: 'una casilla', other: `una de ${hexes} casillas` })}`,
      means: () =>
        'Los trenes locales de todas las compañías cobran 20 £ por ella. En este turno no se construye nada más.',
    },
    linkLondon: {
      can: () => 'Enlazar con Londres',
      means: ({ left }) =>
        `Tus trenes pueden ir a Londres por cualquiera de sus entradas. Usa una estación, y no se construye nada más. ${plural(left, { one: 'Queda un lugar.', other: `Quedan ${left} lugares.` })}`,
    },
    run: {
      can: shared.choices.run.can,
      means: ({ revenue, perShare }) =>
        revenue === 0
          ? 'Aún no se puede ingresar nada. El precio va un paso a la izquierda.'
          : `Es lo máximo que pueden ingresar estos trenes; puedes dibujar otro recorrido. Un dividendo daría ${money(perShare)} por acción.`,
    },
    hudson: {
      can: ({ added }) => `Añadir ${money(added)} de la tesorería y repartir`,
      means: ({ perShare, from, to }) =>
        `La ${t('hudson', 'maniobra de Hudson')}: ${money(perShare)} por acción, y el precio sube de ${money(from)} a ${money(to)}. Lo paga la tesorería.`,
    },
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: ({ treasury }) =>
        `Lo paga la tesorería, que tiene ${money(treasury)}. El primer tren de una letra nueva abre una ${t('phase', 'fase')}, y algunas compras dejan trenes viejos ${t('obsolete', 'obsoletos')}.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Pedir un tren a otra compañía: ${named(trains, ({ train, from, price }) => `${kindOf(train)} de la ${from} por ${money(price)}`)}`,
      means: () =>
        `El precio es fijo: el de la carta, o la mitad si ya se ha vendido una letra posterior. Su director debe aceptar. Las ${t('warranty', 'garantías')} van con el tren.`,
    },
    sellTreasury: {
      can: (p) => `Vender ${shares(p.shares)} de la compañía por ${money(p.amount)}`,
      means: ({ to }) =>
        `Van a la reserva al precio completo, que después baja a ${money(to)}. Luego se compra un tren al banco.`,
    },
    refinance: {
      can: () => 'Refinanciar la compañía',
      means: ({ capital }) =>
        `Cada accionista entrega una de cada dos acciones, y la tesorería recibe ${money(capital)}. Puedes dejar de ser su director; si nadie conserva tres acciones, pasa a la ${t('receivership', 'administración estatal')}.`,
    },
    redeem: {
      can: ({ price, ...p }) => `Rescatar una acción de la ${p.company} por ${money(price)}`,
      means: ({ left }) =>
        `Queda en la tesorería y da dividendos a la compañía; los jugadores pueden comprarla allí. Quedarían ${money(left)}.`,
    },
    accept: {
      can: () => 'Aceptar',
      means: ({ kind, item, partner }) =>
        kind === 'train'
          ? `La ${partner} recibe el dinero y entrega ${aTrain(item)}.`
          : `Dos acciones de las dos compañías pasan a ser una de la ${item}, accionista por accionista. Lo que ambas tienen se junta.`,
    },
    decline: {
      can: () => 'Rechazar',
      means: () => 'Todo queda como está. En este turno no se propone lo mismo otra vez.',
    },
    keepOption: {
      can: ({ amount }) => `Rescatarla por ${money(amount)}`,
      means: () => 'Queda pagada del todo y se conserva.',
    },
    giveBackOption: {
      can: ({ amount }) => `Venderla por ${money(amount)}`,
      means: () => 'Va a la reserva. Las acciones deciden quién será director.',
    },
    removeToken: {
      can: ({ hexes }) => `Retirar una estación: ${named(hexes, (hex) => hexName(hex))}`,
      means: () => 'Se pierde para siempre. Conserva las de ciudades que otros quieran llenar.',
    },
    pass: passing({
      parliament: {
        can: 'Pasar',
        means:
          'Puede volver a tocarte tras la siguiente subasta. La ronda termina cuando todos pasan seguidos.',
      },
      auction: { can: 'Pasar', means: 'Quedas fuera de esta subasta, no de la siguiente.' },
      charter: {
        can: 'No comprar más acciones',
        means: 'El resto debe venderse antes del final de la próxima ronda bursátil.',
      },
      merge: { means: 'La compañía queda como está. Después construye.' },
      token: { means: 'La compañía guarda sus estaciones para más tarde. Después circulan sus trenes.' },
      trains: { means: 'La compañía no compra más trenes.' },
      redeem: { means: 'La acción se queda en la reserva.' },
      acquire: { can: 'Terminar el turno', means: 'El turno termina y actúa la siguiente compañía.' },
    }),
  },
  terms: withShared(shared.terms, terms),
}
