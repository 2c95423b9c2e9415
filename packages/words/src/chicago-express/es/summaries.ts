import type { ChicagoSectionWords } from '../shapes.ts'

export const summaries: ChicagoSectionWords = {
  'p33 Material':
    'La caja: cinco compañías con sus acciones y locomotoras, 23 casitas, el mapa y sus tipos de casilla.',
  'p34 Set-up':
    'Manecillas al inicio, una locomotora de cada compañía en su casilla de inicio, 20 casitas y 120 $ a partes iguales entre los jugadores.',
  'p35 Aim':
    'Compra acciones, haz crecer sus compañías y cobra dividendos. Gana quien tiene más dinero al final.',
  'p35 Preparation':
    'Se subasta una acción de PRR, B&O, C&O y NYC. Quien gana abre la siguiente subasta; si nadie puja, la recibe gratis quien la abrió. Empieza quien tiene la acción de la PRR.',
  'p36 Play':
    'En tu turno mueve una manecilla que no esté en la zona roja y ejecuta su acción o renuncia. Con dos manecillas en rojo, antes del turno siguiente se reparten dividendos.',
  'p36 Auction':
    'Ofrece una acción de cualquier compañía abierta. El mínimo son sus beneficios divididos entre las acciones vendidas, contando esta, redondeando hacia arriba.',
  'p36 Auction note': 'Una compañía con todas las acciones vendidas ya no tiene ninguna que ofrecer.',
  'p37 Auction':
    'Por turno, cada jugador sube la puja o pasa para toda la subasta. La puja más alta va a la tesorería de la compañía. Si pasan todos, la acción no se vende.',
  'p37 Network':
    'Añade de una a tres casillas unidas a la red de una compañía de la que tengas una acción. En bosques y montañas solo cabe una locomotora; las casillas de inicio están cerradas.',
  'p37 Network note': 'Una locomotora de cada compañía por casilla, y solo mientras le queden.',
  'p37 Costs':
    'Cada casilla cuesta su número rojo multiplicado por las locomotoras presentes, contando la nueva. Paga la tesorería de la compañía; los jugadores no pueden poner dinero.',
  'p38 Income':
    'Las ciudades y montañas suman su valor, más la casita si la hay; las ciudades industriales, su valor actual; planicies y bosques, nada.',
  'p38 Development':
    'Pon una casita en una ciudad, montaña o bosque con locomotora, una sola vez, o haz avanzar Wheeling o Pittsburgh. Ganan todas las compañías presentes; un bosque da 2 $ a la suya.',
  'p38 Development note':
    'Las planicies, las casillas de inicio y Chicago no se urbanizan; Fort Wayne sí. Una ficha en la última casilla de la escala se queda allí.',
  'p39 Dividends':
    'Cada compañía paga sus beneficios divididos entre sus acciones vendidas, redondeando cada acción hacia arriba. Después las manecillas vuelven al inicio y Detroit crece en 1.',
  'p40 Chicago':
    'La compañía que llega a Chicago paga enseguida un dividendo extraordinario a sus accionistas.',
  'p40 Wabash':
    'Tras la primera llegada a Chicago se inaugura la Wabash en Fort Wayne, y quien llegó a Chicago ofrece su primera acción.',
  'p40 End':
    'La partida termina con un reparto general si tres compañías no tienen locomotoras, tres no tienen acciones, quedan tres casitas o menos, o Detroit está en 8. Gana quien tiene más dinero; el empate se comparte.',
}
