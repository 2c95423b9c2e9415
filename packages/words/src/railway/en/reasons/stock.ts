import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { StockReasons } from '../../reasons.ts'

/** Turns, shares and certificates. */
export function stock({ directorShares, missing, money, now, number }: Nouns): Worded<StockReasons> {
  return {
    stepOrder: ({ doing }) =>
      `That does not belong to this step. The steps come in a fixed order, and one that is over is not reopened. ${now(doing)}`,
    bidLow: ({ least, step }) =>
      `This bid is too low. A bid must reach the minimum and beat the last one by at least ${money(step)}. Bid ${money(least)} or more, or pass.`,
    directorFirst: ({ company }) =>
      `Nobody is director of ${company} yet. The first certificate bought is the director’s, and it sets the start price. Start ${company}, buy another share or pass.`,
    buyCash: ({ price, cash }) =>
      `This costs ${money(price)} and you have ${money(cash)}: ${missing(price - cash)}. A director’s certificate costs as much as ${number(directorShares)} shares. Choose a cheaper one or pass.`,
    soldThisRound: ({ company }) =>
      `You have sold ${company} in this stock round. A player who sells shares of a company buys none of it until the next one. Buy another share or pass.`,
    onePurchase: () =>
      'You have bought in this turn. A turn has one purchase. You can buy again when your next turn comes.',
    started: ({ company }) =>
      `${company} has started. Its director’s certificate is sold once, and with it the start price is set. Buy an ordinary share of it, another one, or pass.`,
    outOfGame: ({ company }) =>
      `${company} is not in the game. It was acquired, or this game does without it. Buy another share or pass.`,
    noneLeft: ({ company }) =>
      `The bank has no certificate of ${company} left. Shares come back when a player sells. Buy another share or pass.`,
    bankOnly: () =>
      'Players do not trade shares with each other. Shares are bought from the bank and sold to the bank. Buy from the bank or pass.',
    shareLimit: ({ company, limit }) =>
      `This would give you more than ${limit}% of ${company}. One player holds ${limit}% of it at most. Buy another share or pass.`,
    mustSell: ({ certificates, limit }) =>
      `You hold ${certificates} certificates, and the limit is ${limit}. Nothing else comes before you are back at the limit. Sell shares.`,
    sellEnough: ({ company, least }) =>
      `This sale is too small: you are above the certificate limit. A company is sold once in a turn, and your other shares cannot make up for what is missing. Sell ${least} or more shares of ${company}.`,
    sellFirstRound: () => 'This is the first stock round. Selling begins with the second one. Buy or pass.',
    sellDirector: ({ company }) =>
      `You cannot sell that many shares of ${company}. The director’s certificate never goes to the bank; it changes hands only if another player holds as much and takes over. Sell fewer shares, or none.`,
    sellHeld: ({ company, held }) =>
      held === 0
        ? `You hold no share of ${company}. Only what one holds can be sold. Sell another company, buy or pass.`
        : `You cannot sell that many shares of ${company}. Only what one holds can be sold. Sell from 1 to ${held}.`,
    sellAfterBuy: () =>
      'You have bought in this turn. Selling comes before buying. You can sell when your next turn comes.',
    sellOnce: ({ company }) =>
      `You have sold ${company} in this turn. All shares of one company that you sell in a turn are one sale. Sell another company, buy or pass.`,
    sellInStockRound: () =>
      'This is not a stock round. Shares are sold in stock rounds only. Sell when the next one comes.',
  }
}
