import { capital } from '../../../capital.ts'
import type { CzStockRefusals } from '../../shapes.ts'
import { crowns, eachOf, local } from '../names.ts'

export const stock: CzStockRefusals = {
  'CZ-PRE-NOT-TURN': ({ seat }, at) =>
    `${at.player(seat)} must act now. The order runs to the last player and then back. You follow when your turn comes.`,
  'CZ-PRE-UNAVAILABLE': (p) =>
    `${capital(local(p.local))} is not for sale. It has found its owner or has left the game. Choose another local.`,
  'CZ-PRE-CASH': ({ price, cash }) =>
    `This local costs ${crowns(price)} and you have ${crowns(cash)}. It is sold at its printed price. Choose a cheaper one or pass.`,

  'CZ-BUY-KIND-CLOSED': ({ company }) =>
    `Shares of ${company} are not for sale yet. Medium companies come with the first b card that is sold or exported, large ones with the first d card. Buy another share or pass.`,
  'CZ-BUY-DIRECTOR-FIRST': ({ company }) =>
    `Nobody is director of ${company} yet. The first certificate bought is the director’s, and it sets the start price. Start ${company}, buy another share or pass.`,
  'CZ-PAR-NOT-ALLOWED': ({ company, price, prices }) =>
    `${crowns(price)} is not a start price of ${company}. Those of its size are ${eachOf(prices)}. Choose one of them.`,
  'CZ-BUY-CASH': ({ price, cash }) =>
    `This costs ${crowns(price)} and you have ${crowns(cash)}: ${crowns(price - cash)} short. A director’s certificate costs as much as two shares. Choose a cheaper one or pass.`,
  'CZ-BUY-LOAN': ({ debt }) =>
    `You owe the bank ${crowns(debt)}. Nobody buys shares while a loan runs. Repay it in full first, or pass.`,
  'CZ-BUY-AFTER-SELL': ({ company }) =>
    `You have sold ${company} in this stock round. A player who sells shares of a company buys none of it until the next one. Buy another share or pass.`,
  'CZ-BUY-ONE': () =>
    'You have bought in this turn. A turn has one purchase. You can buy again when your next turn comes.',
  'CZ-BUY-STARTED': ({ company }) =>
    `${company} has started. Its director’s certificate is sold once, and with it the start price is set. Buy an ordinary share of it, another one, or pass.`,
  'CZ-BUY-GONE': ({ company }) =>
    `${company} is not in the game. It was acquired, or this game does without it. Buy another share or pass.`,
  'CZ-BUY-NONE-LEFT': ({ company }) =>
    `The bank has no certificate of ${company} left. Shares come back when a player sells. Buy another share or pass.`,
  'CZ-BUY-FROM-PLAYER': () =>
    'Players do not trade shares with each other. Shares are bought from the bank and sold to the bank. Buy from the bank or pass.',

  'CZ-CERT-LIMIT': ({ limit }) =>
    `You are at the limit of ${limit} certificates. A director’s certificate and a local count one each. Sell a share first, or pass.`,
  'CZ-SHARE-LIMIT': ({ company, limit }) =>
    `This would give you more than ${limit}% of ${company}. One player holds ${limit}% of it at most. Buy another share or pass.`,
  'CZ-MUST-SELL': ({ certificates, limit }) =>
    `You hold ${certificates} certificates, and the limit is ${limit}. Nothing else comes before you are back at the limit. Sell shares.`,

  'CZ-SELL-ENOUGH': ({ company, least }) =>
    `This sale is too small: you are above the certificate limit. A company is sold once in a turn, and your other shares cannot make up for what is missing. Sell ${least} or more shares of ${company}.`,
  'CZ-SELL-FIRST-SR': () => 'This is the first stock round. Selling begins with the second one. Buy or pass.',
  'CZ-SELL-DIRECTOR': ({ company }) =>
    `You cannot sell that many shares of ${company}. The director’s certificate never goes to the bank; it changes hands only if another player holds as much and takes over. Sell fewer shares, or none.`,
  'CZ-SELL-HELD': ({ company, held }) =>
    held === 0
      ? `You hold no share of ${company}. Only what one holds can be sold. Sell another company, buy or pass.`
      : `You cannot sell that many shares of ${company}. Only what one holds can be sold. Sell from 1 to ${held}.`,
  'CZ-SELL-LOCAL': (p) =>
    `${capital(local(p.local))} cannot be sold now. Players keep their locals; a company sells one that it owns to the bank in its own turn.`,
  'CZ-SELL-AFTER-BUY': () =>
    'You have bought in this turn. Selling comes before buying. You can sell when your next turn comes.',
  'CZ-SELL-BLOCK': ({ company }) =>
    `You have sold ${company} in this turn. All shares of one company that you sell in a turn are one sale. Sell another company, buy or pass.`,
  'CZ-SELL-NOT-SR': () =>
    'This is not a stock round. Shares are sold in stock rounds only. Sell when the next one comes.',

  'CZ-LOAN-NONE': () => 'You owe the bank nothing. Only a loan can be repaid. Go on with your turn.',
  'CZ-LOAN-NOT-SR': () =>
    'This is not a stock round. Loans are repaid at any moment of a stock round, and only then. Repay when the next one comes.',
  'CZ-LOAN-CASH': ({ amount, cash }) =>
    cash === 0
      ? `You have no cash to repay ${crowns(amount)}. A loan is repaid from your own cash. Repay when you have some.`
      : `${crowns(amount)} cannot be repaid. A loan is repaid from your own cash, in whole K. Repay from ${crowns(1)} to ${crowns(cash)}.`,
  'CZ-LOAN-PENALTY': ({ debt }) =>
    `Your loan is ${crowns(debt)}. The penalty is never repaid; it is taken off at the end of the game. Repay ${crowns(debt)} at most.`,
  'CZ-LOAN-AMOUNT': ({ loan, needed }) =>
    needed === 0
      ? `A loan of ${crowns(loan)} is not needed. Nobody borrows more than is missing. Buy the train without a loan.`
      : `A loan of ${crowns(loan)} is not what is missing. The treasury and the director’s cash go in first, and the loan is exactly the rest. Borrow ${crowns(needed)}.`,
}
