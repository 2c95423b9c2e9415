import { guide as railwayGuide, passing } from '../../railway/es/guide/index.ts'
import { COLOURS, either, list, named, oneOf, plural } from '../../railway/es/guide/lists.ts'
import { company } from '../../railway/phrases.ts'
import { type AhGuideWords, term as t, withShared } from '../guide-words.ts'
import { terms } from './guide-terms.ts'
import { aTrain, money, nouns, place, railway } from './names.ts'

const shared = railwayGuide(nouns)

export const guide: AhGuideWords = {
  ...shared,
  steps: {
    ...shared.steps,
    towns: ({ left }) =>
      `Antes de la primera ronda bursátil los jugadores ponen pueblos en el mapa, uno cada vez. ${plural(left, { one: 'Queda uno', other: `Quedan ${left}` })}.`,
    draft: ({ cash }) =>
      `En cada pila hay dos ferrocarriles. Un jugador toma uno y el otro recibe el que queda; ambos pagan al momento. En mano: ${money(cash)}.`,
    price: ({ becomes, ...p }, at) =>
      `${company(at, p.company)} es un ${t('coal', 'ferrocarril del carbón')}. Su dueño fija el precio: va a su ${t('treasury', 'tesorería')}, y la mitad es el ${t('startPrice', 'precio inicial')} de la ${becomes}.`,
    mountain: ({ cash }) =>
      `Cada jugador puede comprar un ${t('mountain', 'ferrocarril de montaña')}. En mano: ${money(cash)}.`,
    firstStock: ({ cash, certificates, limit, backwards, drafted }) =>
      `Primera ronda bursátil: por turnos, cada uno compra una cosa o pasa, hasta que todos pasan.${backwards ? ' La primera vuelta va al revés, del último asiento al primero.' : ''} A la venta: ${drafted ? '' : `ferrocarriles ${t('mountain', 'de montaña')}, ${t('coal', 'del carbón')} y ${t('preState', 'pre-estatales')}, y `}${t('share', 'acciones')}. En mano: ${money(cash)} y ${certificates} de ${limit} ${t('certificateLimit', 'certificados')}. Todavía no se vende nada.`,
    track: ({ treasury, home, mine, colours, ...p }, at) =>
      `La ${company(at, p.company)} puede colocar una ${t('tile', 'ficha')}: una amarilla o una ${t('upgrade', 'mejora')}.${home === null ? '' : ` La primera debe ir en su ${t('home', 'casilla inicial')}, ${place(home)}.`}${mine ? ` Sus vías empiezan en su ${t('mine', 'mina')}.` : ''} La tesorería tiene ${money(treasury)}. Colores en juego: ${list(colours.map((each) => COLOURS[each] ?? each))}.`,
    answer: ({ item, owner, price, ...p }, at) =>
      `La ${company(at, p.company)} pide ${aTrain(item)} de la ${company(at, owner)} y ofrece ${money(price)}. El director de la ${company(at, owner)} dice sí o no.`,
    exchange: ({ mountain }) =>
      `Ha llegado el primer tren 4: todos los ${t('mountain', 'ferrocarriles de montaña')} se convierten ahora en acciones, uno tras otro. Ahora, ${railway(mountain)}.`,
    surplus: (p, at) =>
      `La ${company(at, p.company)} se ha formado con dos estaciones en una casilla. Una de ellas vuelve a su tarjeta.`,
    bondStation: ({ optional, ...p }, at) =>
      `El ferrocarril de bonos ${company(at, p.company)} recibe otra ${t('station', 'estación')}, gratis, en una ciudad con sitio${optional ? ', o ninguna' : ''}.`,
  },
  notes: {
    ...shared.notes,
    goal: () =>
      `El objetivo: ser el más rico cuando el banco se quede sin dinero y acaben las rondas de esa serie. Los ferrocarriles pequeños ganan desde la primera ronda y más tarde se convierten en acciones; desde entonces el dinero está en los ${t('dividend', 'dividendos')} y en la subida de los ${t('price', 'precios')}.`,
    half: ({ becomes, ...p }, at) =>
      `${company(at, p.company)} es un ferrocarril pequeño: la mitad de sus ingresos va a su dueño y la otra mitad a su tesorería, sin preguntar. Más tarde se convierte en acciones de la ${company(at, becomes)}.`,
    builds: (p, at) =>
      `${company(at, p.company)} es un ferrocarril de construcción: solo construye vías y no paga el terreno. No tiene trenes, ingresos ni tesorería, y cierra cuando toca formar el ferrocarril estatal de su pila.`,
    forms: ({ companies }) =>
      `Al final de esta ronda se ${plural(companies.length, { one: 'forma el', other: 'forman los' })} ${t('state', plural(companies.length, { one: 'ferrocarril estatal', other: 'ferrocarriles estatales' }))} ${list(companies)}. Un recuadro muestra quién recibe qué.`,
    mines: ({ amount, ...p }, at) =>
      `Las ${t('mine', 'minas')} de este recorrido dan ${money(amount)} a la tesorería de la ${company(at, p.company)}, se decida lo que se decida.`,
    debt: ({ debt }) =>
      `Debes ${money(debt)}. La ${t('loan', 'deuda')} aumenta un 50 % al final de cada ronda bursátil; lo que ganes va primero a pagarla. Hasta saldarla no puedes comprar acciones.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `La ${company(at, p.company)} no tiene tren y debe tener uno al final de su turno. El más barato cuesta ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' Su tesorería puede pagarlo.'
        : ` Su director pone ${money(cheapest - treasury)}; tiene ${money(cash)}${loan > 0 ? `, y ${money(loan)} deben salir de sus acciones o serán su ${t('loan', 'deuda')}` : ''}.`),
  },
  choices: {
    ...shared.choices,
    placeTown: {
      can: ({ hexes }) => `Poner un pueblo en una de ${hexes} casillas iluminadas`,
      means: () =>
        'Desde ahora solo caben allí fichas con pueblo, y los trenes que paran allí obtienen ingresos. Lo que cuesta el terreno no cambia.',
    },
    draft: {
      can: ({ railways }) => `Tomar un ferrocarril: ${named(railways, (id) => id)}`,
      means: () =>
        `Lo pagas y es tuyo; el otro jugador recibe y paga el que queda. Los ferrocarriles ${t('coal', 'del carbón')} y ${t('preState', 'pre-estatales')} ganan enseguida y más tarde se convierten en acciones; los de la pila 1 solo construyen.`,
    },
    namePrice: {
      can: ({ least, most }) => `Fijar un precio de ${money(least)} a ${money(most)}`,
      means: ({ becomes, least, most }) =>
        `Va a la tesorería, que compra al momento un ${t('goods', 'tren 1g')} por 120 G. Una acción de la ${becomes} cuesta entonces la mitad: de ${money(least / 2)} a ${money(most / 2)}.`,
    },
    buyCoal: {
      can: ({ railways }) => `Comprar un ferrocarril del carbón: ${named(railways, (id) => id)}`,
      means: ({ least, most, becomes }) =>
        `Eliges su precio, de ${money(least)} a ${money(most)}. Va a su tesorería, que compra al momento un ${t('goods', 'tren 1g')} por 120 G; la mitad del precio es lo que cuesta una acción de su ${t('regional', 'ferrocarril regional')}, aquí la ${becomes}. Recibes la mitad de sus ingresos y, más tarde, el certificado del 20 % de esa compañía.`,
    },
    buyPreState: {
      can: ({ railways }) =>
        `Comprar un ferrocarril pre-estatal: ${named(railways, ({ railway: id, price }) => `${id} ${money(price)}`)}`,
      means: ({ becomes }) =>
        `Todo el precio va a su tesorería, para trenes y vías. Recibes la mitad de sus ingresos. Cuando se forma su ${t('state', 'ferrocarril estatal')}, aquí la ${becomes}, el número 1 se convierte en el 20 % y los demás en el 10 %.`,
    },
    buyMountain: {
      can: ({ count }) =>
        `Comprar un ferrocarril de montaña (${plural(count, { one: 'queda uno', other: `quedan ${count}` })})`,
      means: ({ price, income, left }) =>
        `El banco recibe ${money(price)}. Te paga ${money(income)} en cada ronda de operación y más tarde se convierte en el 10 % de un ${t('regional', 'ferrocarril regional')} a tu elección. Te quedarían ${money(left)}.`,
    },
    exchangeMountain: {
      can: ({ mountain, companies }) =>
        `Intercambiar ${railway(mountain)} por el 10 % de ${either.format(companies)}`,
      means: () =>
        'No cuesta nada. El ferrocarril de montaña deja de pagar; la acción da dividendos y al final cuenta su precio.',
    },
    exchangeCoal: {
      can: ({ railways }) =>
        `Intercambiar ${named(railways, (each) => `${each.railway} por el 20 % de la ${each.becomes}`)}`,
      means: () =>
        'Recibes el certificado del 20 %; la tesorería y los trenes van con él. Con la mitad de sus acciones vendidas el ferrocarril regional queda operativo. La estación de la mina sale del mapa.',
    },
    repay: {
      can: shared.choices.repay.can,
      means: ({ debt }) =>
        `Cuando hayas devuelto toda la deuda de ${money(debt)} podrás volver a comprar acciones. Mientras tanto crece.`,
    },
    removeToken: {
      can: ({ hex }) => `Retirar una de las dos estaciones de ${nouns.hexName(hex)}`,
      means: () => 'Se puede colocar de nuevo en otra ciudad, al precio de la siguiente estación.',
    },
    run: {
      can: ({ revenue }) =>
        revenue === 0 ? 'Hacer circular los trenes' : `Hacer el recorrido de ${money(revenue)}`,
      means: ({ revenue, perShare, half, mines }) =>
        revenue === 0
          ? `Aún no se gana nada.${half ? '' : ' El precio baja.'}`
          : `Es lo máximo que ganan estos trenes, y las reglas lo exigen. ${half ? `Su dueño recibe ${money(perShare)} y su tesorería lo mismo.` : `Un dividendo daría ${money(perShare)} por acción.`}${mines > 0 ? ` Las minas dan además ${money(mines)} a la tesorería.` : ''}`,
    },
    discard: {
      can: shared.choices.discard.can,
      means: () => 'Sale de la partida sin compensación.',
    },
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: (p, at) =>
        p.help === 0
          ? shared.choices.buyTrain.means(p, at)
          : `La tesorería de ${money(p.treasury)} no basta: pondrías ${money(p.help)}${p.loan > 0 ? `, y lo que te falte será tu ${t('loan', 'deuda')}` : ''}.`,
    },
    tradeIn: {
      can: ({ trains }) =>
        `Entregar uno: ${oneOf(trains, ({ train, given, price }) => `${aTrain(train)} por ${aTrain(given)} y ${money(price)}`)}`,
      means: () =>
        `Con una ${t('tradeIn', 'entrega')} el banco toma un tren más débil del mismo tipo por la mitad de su precio. Cada compañía puede hacerlo una vez por ronda.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Pedir un tren de otra compañía: ${oneOf(trains, ({ train, from, price }) => `${aTrain(train)} de la ${from} ${price === null ? 'a cualquier precio' : `por ${money(price)}`}`)}`,
      means: ({ most }) =>
        `Cuesta hasta ${money(most)}. Otro director debe aceptar: el precio es el de la carta y lo recibe su compañía. Entre compañías tuyas vale cualquier precio.`,
    },
    sellForTrain: {
      can: ({ companies }) => `Vender acciones de ${named(companies, (id) => id)} para el tren`,
      means: () =>
        'Mientras falte algo para el tren, su director puede vender acciones. El precio de esa compañía baja una fila.',
    },
    accept: {
      can: ({ price }) => `Venderlo por ${money(price)}`,
      means: ({ owner, item, price }) => `La ${owner} recibe ${money(price)} y entrega ${aTrain(item)}.`,
    },
    decline: {
      can: () => 'Conservarlo',
      means: () => 'Todo queda como está. Ese tren no se puede volver a pedir en el mismo turno.',
    },
    pass: passing({
      mountain: { can: 'Seguir sin ninguno', means: 'Conservas tu dinero para acciones.' },
      firstStock: {
        can: 'Pasar',
        means:
          'Conservas tu dinero y puedes comprar en otra vuelta. La ronda termina cuando todos pasan seguidos; los ferrocarriles pequeños que sobren salen de la partida.',
      },
      track: { means: 'En este turno no se construye. Viene el paso siguiente.' },
      bondStation: { means: 'Esa estación ya no se coloca.' },
    }),
  },
  terms: withShared(shared.terms, terms),
}
