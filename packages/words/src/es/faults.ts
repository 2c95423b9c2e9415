import type { FaultWords } from '../catalogue.ts'
import { formatsFor } from '../formats.ts'

const { number, plural } = formatsFor('es')

export const faults: FaultWords = {
  'malformed-json': () => 'No se ha podido leer lo enviado. Recarga la página y vuelve a intentarlo.',
  'malformed-request': ({ field }) =>
    `No se ha podido leer la petición${at(field)}. Recarga la página y vuelve a intentarlo.`,
  'malformed-message': ({ field }) =>
    `No se ha podido leer el mensaje${at(field)}. Recarga la página y vuelve a intentarlo.`,
  'malformed-action': ({ field }) =>
    `No se ha podido leer la jugada${at(field)}. Recarga la página y vuelve a intentarlo.`,
  'malformed-game': ({ field }) =>
    `Este archivo no es una partida de Roundhouse${at(field)}. Elige otro archivo.`,
  'game-under-way': () =>
    'Esta partida no había terminado cuando se descargó el archivo. Solo puede abrirse una vez terminada: descárgala de nuevo entonces.',
  oversized: ({ limit }) => `Es demasiado grande. Se aceptan ${number(limit)} bytes como máximo.`,
  'not-found': () => 'No hay nada en esta dirección. Revisa el enlace o vuelve al inicio.',

  'unknown-title': ({ title, known }) => `Aquí no hay ningún juego «${title}». Juegos disponibles: ${known}.`,
  'unknown-variant': ({ variant, known }) =>
    `Este juego no tiene la variante «${variant}». Variantes: ${known || 'ninguna'}.`,
  'player-count': ({ players, min, max }) =>
    `Hay ${plural(players, { one: '1 jugador', other: `${players} jugadores` })} en la mesa. Este juego admite de ${min} a ${max}.`,
  'unknown-option': ({ option, known }) =>
    `Este juego no tiene la opción «${option}». Opciones: ${known || 'ninguna'}.`,
  'option-value': ({ option, value, known }) =>
    `La opción «${option}» no puede ser «${value}». Puede ser: ${known}.`,
  'table-clash': ({ one, other, section }) =>
    `«${one}» y «${other}» no se pueden jugar a la vez (apartado ${section}).`,
  'unknown-bot': ({ bot, known }) => `Aquí no hay ningún bot «${bot}». Bots disponibles: ${known}.`,
  'no-person': () => 'Todos los asientos son de bots. Reserva al menos uno para una persona.',
  'player-name': ({ most }) => `Un nombre tiene de 1 a ${most} caracteres visibles. Elige otro nombre.`,
  'name-taken': ({ name }) =>
    `En esta mesa ya hay alguien que se llama «${name}» o de un modo que se confunde con ese nombre. Elige otro.`,
  'rules-version': ({ recorded, known }) =>
    `Esta partida empezó con las reglas ${recorded}, más nuevas que las de aquí (${known}). Recarga la página o actualiza el programa.`,
  'rules-dropped': ({ recorded, since }) =>
    `Esta partida empezó con las reglas ${recorded}. Las más antiguas que aún se juegan son ${since}.`,
  'game-damaged': ({ game, at: entry }) =>
    `La partida ${game} no se puede reproducir: la entrada ${entry} no cuadra con las reglas. El archivo guardado sigue intacto.`,
  'game-differs': ({ game, at: entry }) =>
    `Tras la entrada ${entry}, la partida ${game} muestra otras cifras que las que vieron sus jugadores. Queda cerrada y lo guardado sigue intacto.`,
  'game-unreadable': ({ game }) =>
    `La partida ${game} no se puede leer en el disco del servidor. Avisa a quien lleva el servidor; lo demás no está afectado.`,
  'past-differs': ({ seen, version }) =>
    `Esta página vio la partida hasta la jugada ${seen}, pero la del servidor es otra, en la jugada ${version}. Puede que el servidor use una copia antigua.`,
  'log-full': ({ most }) =>
    `Esta partida tiene ${number(most)} entradas y no admite más. Aún se puede leer y descargar.`,

  'no-such-game': ({ game }) => `No existe la partida «${game}». Revisa el enlace o el código de la mesa.`,
  'no-such-seat': ({ seat }) =>
    `En esta mesa no hay un asiento ${seat + 1} para una persona. Elige otro asiento.`,
  'seat-taken': ({ seat }) => `El asiento ${seat + 1} está ocupado. Elige otro asiento.`,
  'table-full': () => 'Todos los asientos están ocupados. Puedes mirar la partida.',
  'already-seated': ({ seat }) => `Ya tienes el asiento ${seat + 1} en esta mesa.`,
  'wrong-invite': () => 'Esta invitación no es de esta partida. Pide un enlace nuevo a quien abrió la mesa.',
  'wrong-secret': () => 'Este enlace no abre ningún asiento de la partida. Usa el que recibiste al sentarte.',
  'not-your-seat': ({ seat }) => `El asiento ${seat + 1} es de otra persona. Puedes jugar por el tuyo.`,
  'game-not-started': () => 'La partida no ha empezado. Empieza cuando todos los asientos están ocupados.',
  'game-started': () => 'La partida ya ha empezado, así que esto ya no se puede hacer.',
  'not-opener': () => 'Solo puede hacerlo quien abrió la mesa.',
  'opener-stays': () =>
    'Tú abriste esta mesa, así que tu asiento sigue siendo tuyo mientras espera. Puedes cerrar la mesa.',
  'table-closed': ({ by }) =>
    by === 'opener'
      ? 'Quien abrió esta mesa la ha cerrado.'
      : 'Esta mesa esperó demasiado a los jugadores y se cerró.',
  'stale-version': ({ version, current }) =>
    `La partida ha avanzado: veías la jugada ${version} y va por la ${current}. Mira el tablero y decide de nuevo.`,

  'undo-nothing': () => 'No tienes ninguna jugada que deshacer.',
  'undo-ended': () => 'La partida ha terminado y su resultado se mantiene.',
  'undo-spent': () => 'Has deshecho muchísimas jugadas. Sigue jugando; después podrás volver a deshacer.',

  'proposal-pending': ({ seat }) => `El asiento ${seat + 1} ya ha hecho una petición. Respóndela primero.`,
  'no-proposal': () => 'Ahora nadie pide nada.',
  'carry-refused': ({ at: entry }) =>
    `La partida sigue con sus reglas: las más nuevas no permiten la jugada ${entry}.`,
  'carry-differs': ({ at: entry }) =>
    entry === 0
      ? 'La partida sigue con sus reglas: con las más nuevas habría empezado de otro modo.'
      : `La partida sigue con sus reglas: con las más nuevas, la jugada ${entry} lleva a otra situación.`,

  'no-orders': () => 'En este juego no hay órdenes permanentes.',
  'order-not-now': () => 'Ahora no se puede dar esta orden. Mira el tablero y decide de nuevo.',
  'order-value': ({ field }) => `Esta orden no admite ese valor (en «${field}»). Elige otro.`,
  'no-such-order': () => 'Esta orden ya no está en vigor.',

  'chat-not-seated': () => 'Estás mirando esta mesa. En su chat solo escribe quien tiene asiento.',
  'chat-text': ({ most }) =>
    `Un mensaje del chat tiene de 1 a ${most} caracteres visibles. Cámbialo y vuelve a enviarlo.`,

  'no-runs': () => 'En este juego no hay un mejor recorrido que buscar.',
  'unknown-company': ({ company, known }) =>
    `En esta partida no hay ninguna compañía «${company}». Compañías: ${known}.`,
  'no-such-version': ({ version, current }) =>
    `En esta partida aún no existe la jugada ${version}. Va por la jugada ${current}.`,
  'runs-busy': () => 'Se están buscando demasiados recorridos. Vuelve a intentarlo en un momento.',
  'run-too-long': ({ seconds }) =>
    `La búsqueda del mejor recorrido ha durado más de ${plural(seconds, { one: '1 segundo', other: `${seconds} segundos` })} y se ha interrumpido.`,

  'rate-limited': ({ seconds }) =>
    `Demasiado a la vez. Espera ${plural(seconds, { one: '1 segundo', other: `${seconds} segundos` })} y vuelve a intentarlo.`,
  'too-many-sockets': () => 'Hay demasiadas ventanas conectadas. Cierra una y vuelve a intentarlo.',
  'foreign-origin': ({ origin }) =>
    `No se aceptan peticiones desde ${origin}. Abre la partida en su propia dirección.`,
  'foreign-host': ({ host }) =>
    `Este servidor no responde al nombre ${host}. Abre la partida en su propia dirección.`,
  'server-stopping': () =>
    'El servidor se está reiniciando. La partida está guardada y la página se reconecta sola.',
  internal: () => 'Algo ha fallado en el servidor. No ha cambiado nada; vuelve a intentarlo.',

  'database-failed': () => 'El servidor no ha podido guardar. No ha cambiado nada; vuelve a intentarlo.',
  'database-read-only': ({ file }) =>
    `No se puede escribir en la base de datos ${file}. Da a este programa permiso de escritura.`,
  'database-newer': ({ file, found, known }) =>
    `La base de datos ${file} es de la versión ${found}. Este programa llega hasta la ${known}; usa uno más nuevo.`,
  'database-damaged': ({ file }) => `La base de datos ${file} está dañada. Recupérala de una copia.`,
  'folder-in-use': ({ folder }) =>
    `Otro servidor usa la carpeta de datos ${folder}. Detenlo antes o indica otra carpeta con --data.`,
}

function at(field: string): string {
  return field === '' ? '' : ` (en «${field}»)`
}
