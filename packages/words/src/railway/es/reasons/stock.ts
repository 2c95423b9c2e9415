import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { StockReasons } from '../../reasons.ts'

/** Turns, shares and certificates. */
export function stock({ directorShares, money, missing, now, number }: Nouns): Worded<StockReasons> {
  return {
    stepOrder: ({ doing }) =>
      `Eso no corresponde a este paso. Los pasos tienen un orden fijo y no se vuelve a uno ya terminado. ${now(doing)}`,
    bidLow: ({ least, step }) =>
      `Esta puja es demasiado baja. Una puja debe alcanzar el mínimo y superar la anterior en al menos ${money(step)}. Ofrece ${money(least)} o más, o pasa.`,
    directorFirst: ({ company }) =>
      `La ${company} aún no tiene director. El primer certificado que se compra es el de director, que fija el precio inicial. Inaugura la ${company}, compra otra acción o pasa.`,
    buyCash: ({ price, cash }) =>
      `Cuesta ${money(price)} y tienes ${money(cash)}: ${missing(price - cash)}. El certificado de director cuesta lo que ${number(directorShares)} acciones. Elige otro más barato o pasa.`,
    soldThisRound: ({ company }) =>
      `Has vendido acciones de la ${company} en esta ronda bursátil. Quien vende acciones de una compañía no vuelve a comprarlas hasta la siguiente. Compra otra acción o pasa.`,
    onePurchase: () =>
      'Ya has comprado en este turno. Se hace una sola compra por turno. Podrás comprar de nuevo en tu próximo turno.',
    started: ({ company }) =>
      `La ${company} ya ha empezado. Su certificado de director se vende una sola vez, y con él se fija el precio inicial. Compra una acción ordinaria suya, otra acción, o pasa.`,
    outOfGame: ({ company }) =>
      `La ${company} no está en juego. Fue adquirida o esta partida no la usa. Compra otra acción o pasa.`,
    noneLeft: ({ company }) =>
      `El banco no tiene más certificados de la ${company}. Vuelven cuando un jugador vende. Compra otra acción o pasa.`,
    bankOnly: () =>
      'Los jugadores no se venden acciones entre sí. Se compran al banco y se venden al banco. Compra al banco o pasa.',
    shareLimit: ({ company, limit }) =>
      `Tendrías más del ${limit} % de la ${company}. Un jugador tiene como máximo el ${limit} % de ella. Compra otra acción o pasa.`,
    mustSell: ({ certificates, limit }) =>
      `Tienes ${certificates} certificados y el límite es ${limit}. Antes de nada hay que volver al límite. Vende acciones.`,
    sellEnough: ({ company, least }) =>
      `Esta venta es demasiado pequeña: superas el límite de certificados. Cada compañía se vende una vez por turno, y tus demás acciones no bastan para lo que falta. Vende ${least} o más acciones de la ${company}.`,
    sellFirstRound: () => 'Es la primera ronda bursátil. Se vende a partir de la segunda. Compra o pasa.',
    sellDirector: ({ company }) =>
      `No puedes vender tantas acciones de la ${company}. El certificado de director nunca va al banco; cambia de manos solo si otro jugador tiene otro tanto y asume la dirección. Vende menos acciones, o ninguna.`,
    sellHeld: ({ company, held }) =>
      held === 0
        ? `No tienes acciones de la ${company}. Solo se vende lo que se tiene. Vende otra compañía, compra o pasa.`
        : `No puedes vender tantas acciones de la ${company}. Solo se vende lo que se tiene. Vende entre 1 y ${held}.`,
    sellAfterBuy: () =>
      'Ya has comprado en este turno. Primero se vende y después se compra. Podrás vender en tu próximo turno.',
    sellOnce: ({ company }) =>
      `Ya has vendido acciones de la ${company} en este turno. Todas las que vendes de una compañía en un turno son una sola venta. Vende acciones de otra compañía, compra o pasa.`,
    sellInStockRound: () =>
      'No es una ronda bursátil. Las acciones solo se venden en ellas. Podrás vender en la próxima.',
  }
}
