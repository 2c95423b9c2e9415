import { capital } from '../../capital.ts'
import type { RmOwnRefusals } from '../reasons.ts'
import { aTrain, train } from './names.ts'

type RunRefusals = Pick<RmOwnRefusals, Extract<keyof RmOwnRefusals, `62-RUN-${string}`>>

/** Routes and runs. — 7.4, 7.8 */
export const runRefusals: RunRefusals = {
  '62-RUN-PERMIT': (p) =>
    `La Compagnia non può far correre ${aTrain(p.train)}. Corrono i treni che possiede, dei tipi per cui ha il permesso. Togli questa tratta.`,
  '62-RUN-TOKEN': (p) =>
    `La tratta del ${train(p.train)} non ha stazioni della Compagnia. Ogni tratta ne richiede una in una città della mappa; quella di Londra non conta. Falla passare per una stazione.`,
  '62-RUN-REPEAT': (p) =>
    `La tratta del ${train(p.train)} si ripete. Nessuna stazione, nessun luogo del bordo e nessun tratto di binario compare due volte in una tratta. Scegli un’altra via.`,
  '62-RUN-BLOCKED': (p) =>
    `La tratta del ${train(p.train)} attraversa una città piena. Una città piena di stazioni altrui può essere solo un capolinea. Termina lì la tratta o scegli un’altra via.`,
  '62-RUN-THROUGH-EDGE': (p) =>
    `La tratta del ${train(p.train)} prosegue oltre un’area rossa o un porto. Sono sempre capolinea. Termina lì la tratta.`,
  '62-RUN-TWO-RED': (p) =>
    `La tratta del ${train(p.train)} unirebbe due aree rosse. Una tratta, o più merci che corrono come uno solo, ne raggiunge al massimo una. Scegli un altro capolinea.`,
  '62-RUN-TWO-PORTS': (p) =>
    `La tratta del ${train(p.train)} unirebbe due porti. Una tratta, o più merci che corrono come uno solo, ne raggiunge al massimo uno. Scegli un altro capolinea.`,
  '62-RUN-LONDON': (p) =>
    `Il ${train(p.train)} non può andare a Londra. Ci va solo una Compagnia che vi ha un collegamento. Termina la tratta altrove.`,
  '62-RUN-END-SMALL': (p) =>
    `La tratta del ${train(p.train)} finisce fuori da una città. Le tratte finiscono in città, aree rosse o porti, mai in stazioni piccole. Allungala o accorciala.`,
  '62-RUN-SHORT': (p) =>
    `La tratta del ${train(p.train)} è troppo corta. Ha almeno due città, o una città e un luogo del bordo. Allungala.`,
  '62-RUN-LENGTH': (p) =>
    `La tratta è troppo lunga. ${capital(aTrain(p.train))} ${reach(p.train)}. Accorcia la tratta.`,
  '62-RUN-LOCAL-EDGE': (p) =>
    `Il ${train(p.train)} non può uscire dalla mappa. I locali vanno di città in città; aree rosse e porti sono per espressi e merci. Termina la tratta in una città.`,
  '62-RUN-HOME': () =>
    'Nessuna tratta contiene la città-base. Almeno una delle tratte della Compagnia la contiene. Fanne passare una di lì.',
  '62-RUN-APART': (p) =>
    `La tratta del ${train(p.train)} resta isolata. Ogni tratta ne incontra un’altra della Compagnia in una città, così che tutte siano unite. Scegli un’altra via.`,
  '62-RUN-FREIGHT-CHAIN': () =>
    'Questi merci non formano un solo treno. Corrono uno di seguito all’altro e restano solo due capolinea; quelli che non si scartano mai possono correre separati. Fai cominciare ognuno dove un altro finisce.',
  '62-RUN-MUST': (p) =>
    `Il ${train(p.train)} non ha una tratta, e accanto alle altre ce n’è una possibile. Ogni treno che può correre deve correre, dove vuole il suo Direttore. Assegnagli una tratta.`,
}

/** How far it goes: freights by hexes, the others by cities and places at the edge. */
function reach(id: string): string {
  const [pay = '', visit] = id.slice(0, -1).split('/')
  if (id.endsWith('F'))
    return `arriva al massimo ${pay} ${pay === '1' ? 'esagono' : 'esagoni'} oltre la partenza`
  const places = id.endsWith('L') ? 'città' : 'città e luoghi del bordo'
  return visit === undefined
    ? `tocca al massimo ${pay} ${places}`
    : `tocca al massimo ${visit} ${places}, e ne pagano ${pay}`
}
