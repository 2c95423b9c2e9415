import { formatsFor } from '../../formats.ts'
import type { joining as english } from '../en/panel-joining.ts'

const { plural } = formatsFor('es')

const shares = (count: number): string => plural(count, { one: '1 acción', other: `${count} acciones` })

export const joining: typeof english = {
  join: {
    merge: '¿Fusionarse con otra compañía?',
    acquire: '¿Adquirir otra compañía?',
    partners: 'Otras compañías',
    with: (partner) => `Con ${partner}`,
    survives: (survivor) => `sobrevive ${survivor}`,
    needs: (name) => `${name} debe aceptar`,
    yours: 'Diriges las dos: se aplica enseguida.',
    undirected: 'bajo administración estatal',
    apart: 'no conectada',
    blocked: (cities) => `no conectada: ${cities}, sin sitio libre`,
    propose: (partner) => `Proponerlo a ${partner}`,
    carryOut: (partner) => `Unir con ${partner}`,
    button: 'Unir compañías',
    chooseFirst: 'No has elegido ninguna compañía. Elige con cuál y cuál sobrevive, o sigue.',
    newPrice: 'Precio nuevo',
    newPar: 'Valor par nuevo',
    sum: (low, high, sum) => `${low} + ½ × ${high} = ${sum}`,
    parRule: (price) => `el mayor que no supera ${price}`,
    chartered: 'concesionaria',
    unchartered: 'no concesionaria',
    trains: 'Trenes',
    permits: 'Permisos',
    tokens: 'Estaciones',
    tokensSum: (stay, lost, unplaced, most) =>
      `${plural(stay, { one: 'queda 1', other: `quedan ${stay}` })} en el mapa${lost === 0 ? '' : plural(lost, { one: ', se pierde 1', other: `, se pierden ${lost}` })}, ${unplaced} sin colocar; máximo ${most}`,
    tooMany: (count) =>
      plural(count, {
        one: 'Una estación de más: el director elige cuál sale del mapa.',
        other: `${count} estaciones de más: el director elige cuáles salen del mapa.`,
      }),
    next: {
      track: (company) => `La ${company} sigue con sus vías.`,
      done: (company) => `El turno termina, y la ${company} ya no opera en esta ronda.`,
    },
    returns: (company) =>
      `La ${company} sale del tablero con su permiso; se puede inaugurar de nuevo desde la próxima ronda del Parlamento o bursátil.`,
    nothingSent: 'No se envía nada antes de que confirmes.',
    asked: (name) => `Después ${name} acepta o rechaza.`,
    shared: (place) => `Ambas están en ${place}. Una ciudad común basta; Londres no bastaría.`,
    linked: (company, partner, place) =>
      `Una vía abierta lleva de la ${company} a la ${partner} en ${place}.`,
  },
  exchange: {
    merge: (company: string, other: string) => `${company} se fusiona con ${other}`,
    acquire: (company: string, other: string) => `${company} adquiere ${other}`,
    refinance: (company: string) => `${company} se refinancia`,
    steps: {
      partner: 'Con quién',
      price: 'Precio',
      shares: 'Acciones',
      stations: 'Estaciones',
      agreement: 'Acuerdo',
    },
    letSurvive: 'Que sobreviva esta',
    redeem: (amount) => `Rescatar ${amount}`,
    sell: (amount) => `Vender ${amount}`,
    stays: 'conserva el certificado',
    goesBack: 'devuelve el certificado',
    swapped: 'certificado por tres acciones de la reserva',
    rule: 'Lo que hay en la oferta inicial va antes a la reserva; después cada accionista, por orden, devuelve la mitad, intercambia lo que le queda y decide sobre su acción con opción.',
    holder: 'Accionista',
    holds: 'Tiene',
    gives: 'Devuelve',
    exchanges: 'Conserva, intercambia',
    after: 'Después',
    cash: 'Dinero',
    chooses: (name) => `elige ${name}`,
    forced: 'no se puede intercambiar: se vende',
    certificate: 'el certificado pasa a ser una opción',
    pool: 'Reserva',
    treasury: (company) => `Tesorería de la ${company}`,
    director: (name, count) => `Director: ${name} con ${shares(count)}`,
    receivership: 'Nadie tiene tres acciones: administración estatal',
    option: (amount) => `Opción: la mitad del precio, ${amount}`,
    accounted: (count, of) => `${count} de ${of} acciones comprobadas`,
    directorOf: (company) => `director de la ${company}`,
    value: 'Valor',
    dividend: 'Tu dividendo',
  },
  option: {
    heading: '¿Rescatar o vender?',
    hint: (company, units) =>
      units === 1
        ? `una acción con opción de la ${company}`
        : `el certificado de director de la ${company} como opción`,
    keep: 'Rescatar',
    giveBack: 'Vender',
    keepFor: (amount) => `Rescatar: pagar ${amount} y conservarla`,
    giveBackFor: (amount) => `Vender: cobrar ${amount}, va a la reserva`,
    shares: (company) => `Acciones de la ${company}`,
    forCompany: (company) => `para la tesorería de la ${company}`,
  },
  answer: {
    merge: (company, partner, survivor) =>
      `La ${company} propone fusionarse con la ${partner}; sobrevive la ${survivor}`,
    acquire: (company, partner, survivor) =>
      `La ${company} quiere adquirir la ${partner}; sobrevive la ${survivor}`,
    consent:
      'Los dos directores deben estar de acuerdo. Si rechazas, en este turno no se propone lo mismo otra vez.',
    leavesNone: (company) => `La ${company} se queda sin tren.`,
    givesUp: (income) => `Renuncias a ${income} por ronda.`,
  },
}
