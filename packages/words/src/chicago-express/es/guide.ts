import { guideFrame } from '../../es/guide-frame.ts'
import { formatsFor } from '../../formats.ts'
import { company } from '../../railway/phrases.ts'
import { type ChicagoGuideWords, term as t } from '../guide-words.ts'
import { dials } from './refusals.ts'

const { list, money, plural } = formatsFor('es')

export const guide: ChicagoGuideWords = {
  ...guideFrame,
  steps: {
    bid: ({ initial, income, least, leader, highest, share, ...p }, at) =>
      `${initial ? 'Antes del primer turno' : 'Ahora'} se subasta una ${t('share', 'acción')} de la ${company(at, p.company)}${initial ? '' : `, la número ${share} que se vende`}. La compañía tiene ${t('income', 'beneficios')} de ${money(income)}. ${leader === null ? `Nadie ha pujado; la ${t('minimum', 'primera puja')} es de ${money(least)} o más.` : `Gana ${at.player(leader)} con ${money(highest)}; la siguiente puja es de ${money(least)} o más.`} La puja más alta va a la ${t('treasury', 'tesorería')} de la compañía.`,
    chooseDial: ({ red, cash }) =>
      `Empieza un turno: se mueve un paso una de las tres ${t('dial', 'manecillas')} y se ejecuta su acción o se renuncia. ${red.length === 0 ? '' : `En rojo, y cerradas hasta el próximo dividendo: ${list(red.map((dial) => dials[dial]))}. `}En mano: ${money(cash)}.`,
    offerShare: ({ cash }) =>
      `Se ha movido la manecilla de la subasta: puede ofrecerse una ${t('share', 'acción')} de cualquier compañía abierta. Todos pueden pujar. En mano: ${money(cash)}.`,
    buildNetwork: ({ companies }, at) =>
      `Se ha movido la manecilla de la red: una compañía de la que tienes una acción añade de una a tres casillas a su ${t('network', 'red')} y las paga de su ${t('treasury', 'tesorería')}.${companies.length === 0 ? '' : ` Puede ser ${list(companies.map((id) => company(at, id)))}.`}`,
    develop: ({ houses }) =>
      `Se ha movido la manecilla de la urbanización: una casilla con locomotora recibe una ${t('house', 'casita')} y vale más para todas las compañías presentes. ${plural(houses, { one: 'Queda una casita', other: `Quedan ${houses} casitas` })}.`,
    over: ({ winners }, at) =>
      `La partida ha terminado. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'tiene' : 'tienen'} más dinero y ${winners.length === 1 ? 'gana' : 'ganan'}.`,
  },
  notes: {
    goal: () =>
      `El objetivo: tener más dinero al final. Las acciones y tesorerías ya no cuentan entonces; el dinero viene de los ${t('dividend', 'dividendos')} y de estar presente cuando una compañía llega a ${t('chicago', 'Chicago')}.`,
    dividend: ({ mine }) =>
      `Hay una manecilla en rojo. Cuando la siga otra, todas las compañías pagan un ${t('dividend', 'dividendo')}; tal como está, cobrarías ${money(mine)}.`,
  },
  choices: {
    bid: {
      can: ({ least, most }) =>
        `Pujar ${least === most ? money(least) : `de ${money(least)} a ${money(most)}`}`,
      means: ({ perShare, ...p }, at) =>
        `Si nadie sube, pagas la puja a la tesorería de la ${company(at, p.company)}, que construye con ella. Vendida esta acción, cada una cobraría ahora ${money(perShare)} de un dividendo.`,
    },
    pass: {
      can: () => 'Pasar',
      means: ({ opens }) =>
        opens
          ? 'Quedas fuera de esta subasta. Si nadie puja, la acción de una subasta inicial es tuya gratis; cualquier otra queda sin vender.'
          : 'Quedas fuera de esta subasta y guardas tu dinero para la siguiente.',
    },
    chooseAuction: {
      can: () => 'Subasta: ofrecer una acción',
      means: ({ left }) =>
        `Cada acción vendida da dinero a su compañía y reparte sus beneficios entre más acciones. ${steps(left)}`,
    },
    chooseNetwork: {
      can: () => 'Red: construir hacia Chicago',
      means: ({ left }) =>
        `Las ciudades y montañas suben los beneficios de la compañía para la que construyes, y paga su tesorería. ${steps(left)}`,
    },
    chooseDevelopment: {
      can: () => 'Urbanización: hacer valer más una casilla',
      means: ({ left }) => `No cuesta nada y ayuda a todas las compañías de esa casilla. ${steps(left)}`,
    },
    offer: {
      can: ({ companies }, at) =>
        `Ofrecer una acción de ${list(companies.map((each) => `${company(at, each.company)} (desde ${money(each.minimum)})`))}`,
      means: () =>
        'Pujas primero y después los demás por turno. Una compañía con dinero puede construir; la que tiene muchas acciones vendidas paga menos por cada una.',
    },
    build: {
      can: ({ companies }, at) =>
        `Construir para ${list(companies.map((each) => `${company(at, each.company)} (tiene ${money(each.treasury)})`))}`,
      means: () =>
        'Toca hasta tres casillas iluminadas. Cada una cuesta su número rojo por las locomotoras presentes, contando la nueva. La primera compañía en Chicago paga enseguida a sus accionistas.',
    },
    develop: {
      can: ({ hexes }) =>
        `Urbanizar ${plural(hexes, { one: 'una casilla', other: `una de ${hexes} casillas` })}`,
      means: () =>
        'Sus compañías ganan lo que promete la casilla, enseguida y para siempre. Cada casilla se urbaniza una vez.',
    },
    decline: {
      can: () => 'Renunciar',
      means: () => 'No se hace nada y la manecilla queda donde está. Eso puede acercar el dividendo.',
    },
  },
  terms: {
    share: {
      name: 'Acción',
      text: 'Una parte de una compañía. Cada acción cobra lo mismo de cada dividendo. No se vuelve a vender.',
    },
    income: {
      name: 'Beneficios',
      text: 'Lo que una compañía reparte en un dividendo, dividido entre las acciones vendidas. Crecen con las ciudades que alcanza.',
    },
    treasury: {
      name: 'Tesorería',
      text: 'El dinero de una compañía. Viene de sus subastas y paga su red; los jugadores nunca lo cobran.',
    },
    dial: {
      name: 'Manecilla',
      text: 'Cada acción tiene una. Un turno mueve una manecilla un paso; dos en rojo traen un reparto general de dividendos.',
    },
    minimum: {
      name: 'Puja mínima',
      text: 'Los beneficios divididos entre las acciones vendidas, contando esta, redondeando hacia arriba.',
    },
    network: { name: 'Red', text: 'Las casillas con locomotoras de una compañía, todas unidas.' },
    house: {
      name: 'Casita',
      text: 'La tiene una casilla urbanizada. Suma a los beneficios de todas las compañías presentes.',
    },
    dividend: {
      name: 'Dividendo',
      text: 'Cada compañía paga sus beneficios divididos entre sus acciones vendidas, redondeando cada acción hacia arriba. Paga el banco.',
    },
    chicago: {
      name: 'Chicago',
      text: 'La compañía que llega paga un dividendo extraordinario; tras la primera llegada se inaugura la Wabash.',
    },
  },
}

function steps(left: number): string {
  return left <= 1
    ? 'Con esto la manecilla queda en rojo.'
    : `A su manecilla le quedan ${left} pasos hasta el rojo.`
}
