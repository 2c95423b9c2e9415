import { capital } from '../../../capital.ts'
import { place } from '../../names.ts'
import type { CzTradeRefusals } from '../../shapes.ts'
import { crowns, lays, local, missing, waives } from '../names.ts'

export const trade: CzTradeRefusals = {
  'CZ-ACQ-SIZE': ({ company }) =>
    `Esta compañía no puede adquirir la ${company}. Una mediana adquiere pequeñas; una grande, pequeñas y medianas. Elige una compañía más pequeña o sigue.`,
  'CZ-ACQ-NOT-OPEN': ({ company }) =>
    `La ${company} no está operativa y no se puede adquirir. La mitad de sus acciones debe estar en manos de jugadores. Elige otra compañía o sigue.`,
  'CZ-ACQ-PRICE': ({ price, least, most }) =>
    `No puedes ofrecer ${crowns(price)} por acción. El precio es un número entero entre la mitad y una vez y media el valor de la acción. Ofrece entre ${crowns(least)} y ${crowns(most)}.`,
  'CZ-ACQ-CASH': ({ cost, treasury }) =>
    `Las acciones cuestan ${crowns(cost)} y la tesorería tiene ${crowns(treasury)}: ${missing(cost - treasury)}. El dinero de la compañía adquirida no se puede usar. Ofrece menos o sigue.`,
  'CZ-ACQ-DECLINED': ({ company, price }) =>
    `El director de la ${company} ha rechazado ${crowns(price)} por acción. Ambos directores deben estar de acuerdo. Ofrece más o sigue.`,
  'CZ-ACQ-STEP': () =>
    'No es el momento de adquirir una compañía. Se hace después de los ingresos y antes de comprar trenes. Sigue con este paso.',
  'CZ-ACQ-PENDING': () =>
    'Hay una adquisición en curso. La siguiente empieza cuando esta termina. Decide antes sobre sus estaciones y trenes.',
  'CZ-ACQ-VACLAV': ({ company }) =>
    `La ${company} es de Václav. Sus compañías no se pueden adquirir. Elige otra compañía o sigue.`,

  'CZ-LOCAL-PHASE': () =>
    'Las compañías aún no pueden comprar ferroviarias locales. Pueden desde la primera carta b vendida o retirada; en Moravia y Silesia, desde la primera carta d. Sigue sin ella.',
  'CZ-LOCAL-PRICE': ({ price, most }) =>
    `No puedes ofrecer ${crowns(price)}. Una ferroviaria local cuesta un número entero entre ${crowns(1)} y el valor de esta ronda, ${crowns(most)}. Ofrece un precio entre ambos.`,
  'CZ-LOCAL-SIZE': (p) =>
    `${capital(local(p.local))} es demasiado grande para esta compañía. Una compañía compra ferroviarias locales de su tamaño como máximo. Elige una más pequeña.`,
  'CZ-LOCAL-CASH': ({ price, treasury }) =>
    `El precio es ${crowns(price)} y la tesorería tiene ${crowns(treasury)}: ${missing(price - treasury)}. Se paga solo con dinero de la compañía. Ofrece menos.`,
  'CZ-LOCAL-DECLINED': ({ price, ...p }) =>
    `El dueño de ${local(p.local)} ha rechazado ${crowns(price)}. Solo cambia de manos si su dueño está de acuerdo. Ofrece más o sigue.`,
  'CZ-LOCAL-TURN': () =>
    'Una compañía compra ferroviarias locales solo en su propio turno de una ronda de operación. Resuelve antes lo que está pendiente.',
  'CZ-LOCAL-USED': (p) =>
    `El poder de ${local(p.local)} ya se ha usado. Cada una ayuda una vez, aunque sigue dando ingresos. Usa otra o ninguna.`,
  'CZ-LOCAL-TERRAIN': ({ hex, ...p }) =>
    `${capital(local(p.local))} no ahorra nada en ${place(hex)}. Evita el coste de la primera ficha en ${waives(p.local)}. Elige otra casilla, o coloca la ficha sin ella.`,
  'CZ-LOCAL-COLOUR': ({ tile, ...p }) =>
    `${capital(local(p.local))} no puede colocar la ficha ${tile}. Sus fichas de borde púrpura son ${lays(p.local)}, de ningún otro color. Elige otra ficha o una ferroviaria local más grande.`,
  'CZ-LOCAL-NOT-COMPANY': (p) =>
    `${capital(local(p.local))} no pertenece a esta compañía. Una compañía solo usa y vende las que posee. Elige una de las suyas.`,
  'CZ-LOCAL-NOT-PLAYER': (p) =>
    `${capital(local(p.local))} no pertenece a ningún jugador. Una compañía solo compra ferroviarias locales a los jugadores. Elige una que sea de un jugador, o sigue.`,
}
