import { type RailwayGuideWords, termIn as t } from '../../guide.ts'
import type { Nouns } from '../../nouns.ts'
import { company } from '../../phrases.ts'
import { TILES, clauses, either, kindsOf, named, oneOf, plural } from './lists.ts'

/** What can be done in every railway title, and what it would mean. */
export function choices({
  aPrivate,
  aTrain,
  directorShares,
  hexName,
  money,
  number,
}: Nouns): RailwayGuideWords['choices'] {
  return {
    putUp: {
      can: ({ items }) =>
        `Sacar a subasta ${named(items, ({ item, minimum }) => `${aPrivate(item)} (desde ${money(minimum)})`)}`,
      means: () => 'Primero pujas o pasas tú, luego los demás. Quien pasa queda fuera solo de esta subasta.',
    },
    bid: {
      can: ({ items }) =>
        `Pujar por ${named(items, ({ item, least }) => `${aPrivate(item)} (desde ${money(least)})`)}`,
      means: ({ cash }) =>
        `Si nadie puja más, pagas al banco y es tuya. Tienes ${money(cash)}; lo que gastes te faltará para comprar acciones.`,
    },
    sell: {
      can: ({ sales }, at) => `Vender acciones de ${named(sales, (sale) => company(at, sale.company))}`,
      means: ({ sales }, at) =>
        `${clauses(sales, (sale) => `${company(at, sale.company)}: ${sale.most === 1 ? `una por ${money(sale.price)}` : `hasta ${sale.most} a ${money(sale.price)} cada una`}, y el precio baja a ${money(sale.after)}`)}. En esta ronda ya no podrás comprar acciones de esa compañía.`,
    },
    start: {
      can: ({ companies }, at) =>
        `Inaugurar una compañía: ${named(companies, (each) => company(at, each.company))}`,
      means: ({ price, cost, capital: received, toOpen, ...p }, at) =>
        `Eliges su ${t('startPrice', 'precio inicial')} y pasas a ser su ${t('director', 'director')}. Por ejemplo, la ${company(at, p.company)} a ${money(price)}: pagas ${money(cost)} por ${number(directorShares)} acciones y ${t('opening', 'está operativa')} con ${money(received)}${toOpen === 0 ? ' al instante' : `, cuando ${plural(toOpen, { one: 'se venda una acción más', other: `se vendan ${toOpen} acciones más` })}`}. Un precio mayor le da más dinero.`,
    },
    buyShare: {
      can: ({ shares }, at) =>
        `Comprar una acción: ${named(shares, (each) => `${company(at, each.company)} ${money(each.price)}`)}`,
      means: ({ shares }, at) => {
        const opening = shares.filter((each) => each.opens)
        const [first] = shares
        return `Una acción de la ${company(at, first?.company ?? '')} da el ${first?.percent ?? 0} % de cada dividendo suyo y al final cuenta su precio.${opening.length === 0 ? '' : ` Con tu compra quedaría operativa: ${named(opening, (each) => company(at, each.company))}.`}`
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
    buyTrain: {
      can: ({ trains }) =>
        `Comprar ${oneOf(trains, ({ train: id, from, price }) => `${aTrain(id)} por ${money(price)}${from === 'pool' ? ' de la reserva' : ''}`)}`,
      means: ({ treasury, help, loan }) =>
        help === 0
          ? `Lo paga la tesorería, que tiene ${money(treasury)}. El primer tren de un tipo nuevo abre una ${t('phase', 'fase')}, y algunas compras dejan trenes viejos ${t('obsolete', 'obsoletos')}.`
          : `La tesorería de ${money(treasury)} no basta: pondrías ${money(help)}${loan > 0 ? `, de ellos ${money(loan)} como ${t('loan', 'préstamo')} con un interés del mismo importe` : ''}.`,
    },
    tradeTrain: {
      can: ({ trains }, at) =>
        `Hacer una oferta por un tren de otra compañía: ${named(trains, ({ train: id, from }) => `${aTrain(id)} de la ${company(at, from)}`)}`,
      means: ({ most }) =>
        `Cualquier precio de ${money(1)} a ${money(most)}, si ambos directores están de acuerdo. Entre compañías tuyas, esto pasa dinero de una tesorería a otra.`,
    },
    discard: {
      can: ({ trains }) => `Dejar ${kindsOf(aTrain, trains)}`,
      means: () =>
        `Va a la ${t('pool', 'reserva')} sin compensación, donde cualquier compañía puede comprarlo.`,
    },
  }
}
