import type { ShellWords } from '../catalogue.ts'

export const shell: ShellWords = {
  notices: {
    'reconstructed-map':
      'El mapa de esta variante es una reconstrucción: ninguna fuente disponible lo reproduce.',
  },
  brand: 'Roundhouse',
  home: 'Roundhouse, página de inicio',
  skip: 'Saltar al contenido',
  language: 'Idioma',
  settings: 'Ajustes',
  toDark: 'Tema oscuro',
  toLight: 'Tema claro',
  loading: 'Cargando …',
  backHome: 'Ir al inicio',
  reload: 'Recargar',
  retry: 'Volver a intentar',
  leaveIt: 'Dejarlo',
  downloadFile: 'Descargar archivo',
  pageTitle: (page) => `${page} · Roundhouse`,
  newVersion: 'Hay una versión nueva.',
  notSaved: 'La última jugada no se ha podido guardar en este navegador. Descarga el archivo antes de salir.',
  yourTurn: 'te toca',
  missing: {
    heading: 'No existe esta página',
    text: 'Esta dirección no lleva a ninguna parte. Quizá se perdió un trozo del enlace por el camino.',
  },
  failed: {
    heading: 'Esta página se ha detenido',
    text: 'El fallo es nuestro, no tuyo. Todas las jugadas están guardadas hasta la última; recarga para seguir.',
    part: 'No se ha podido cargar una parte de la página. Todas las jugadas están guardadas; recarga cuando vuelva la red.',
    code: (code) => `Código: ${code}`,
  },
  local: {
    missingHeading: 'Este navegador no guarda esa partida',
    missingText:
      'Las partidas en una pantalla viven en el navegador donde se abrieron. En otro dispositivo, abre el archivo de la partida.',
    damagedHeading: 'Esta partida no se puede abrir',
    damagedText: 'Tus demás partidas están a salvo. El archivo se puede descargar tal como está.',
    rulesHeading: 'Jugada con reglas que esta página no conoce',
    rulesText:
      'Son más nuevas que esta página, o tan antiguas que ya no se juegan. La partida se conserva como está y se puede descargar.',
    differsHeading: 'Esta partida no se ve como se veía',
    differsText:
      'El programa muestra ahora otras cifras que cuando se jugó por última vez, así que queda cerrada. Se conserva como está y se puede descargar.',
    elsewhereHeading: 'Esta partida está abierta en otra pestaña',
    elsewhereText: 'Si se jugara en dos sitios a la vez, se perderían jugadas. Están todas guardadas.',
    playHere: 'Seguir aquí',
  },
  online: {
    missingHeading: 'No existe esa mesa',
    missingText: 'Quizá se perdió un trozo del enlace por el camino, o la mesa ya no está.',
    unreachableHeading: 'El servidor no responde',
    unreachableText: 'Todas las jugadas están a salvo allí. La página sigue intentándolo.',
    failedHeading: 'Esta mesa no se puede abrir',
    failedText: 'No ha cambiado nada; todas las jugadas están a salvo en el servidor.',
    seatHeading: 'Este enlace no abre ningún asiento',
    pastHeading: 'El servidor tiene aquí otra partida',
    pastText:
      'Puede que el servidor use una copia antigua. Guarda lo que vio esta página y enséñaselo a quien lleva el servidor, o sigue con lo que hay.',
    pastSave: 'Guardar lo que he visto',
    pastGoOn: 'Seguir con la del servidor',
    closedHeading: 'Esta mesa está cerrada',
    newerHeading: 'La mesa juega con reglas más nuevas',
    newerText: 'Esta página es más antigua que el servidor. Recarga para obtener la nueva.',
  },
}
