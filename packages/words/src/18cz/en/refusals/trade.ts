import { capital } from '../../../capital.ts'
import { place } from '../../names.ts'
import type { CzTradeRefusals } from '../../shapes.ts'
import { crowns, lays, local, waives } from '../names.ts'

export const trade: CzTradeRefusals = {
  'CZ-ACQ-SIZE': ({ company }) =>
    `This company cannot acquire ${company}. A medium company takes small ones, a large company small and medium ones. Choose a smaller company or go on.`,
  'CZ-ACQ-NOT-OPEN': ({ company }) =>
    `There is no open company ${company} to acquire. Half of its shares must be in players’ hands. Choose another company or go on.`,
  'CZ-ACQ-PRICE': ({ price, least, most }) =>
    `${crowns(price)} per share cannot be offered. The price is a whole number from half to one and a half times the share price. Offer ${crowns(least)} to ${crowns(most)}.`,
  'CZ-ACQ-CASH': ({ cost, treasury }) =>
    `The shares cost ${crowns(cost)} and the treasury has ${crowns(treasury)}: ${crowns(cost - treasury)} short. The money of the acquired company cannot be used. Offer less or go on.`,
  'CZ-ACQ-DECLINED': ({ company, price }) =>
    `The director of ${company} has declined ${crowns(price)} per share. Both directors must agree. Offer more or go on.`,
  'CZ-ACQ-STEP': () =>
    'This is not the moment to acquire a company. It is done after the revenue and before buying trains. Go on with this step.',
  'CZ-ACQ-PENDING': () =>
    'An acquisition is under way. The next one begins when it is complete. Decide on its stations and trains first.',
  'CZ-ACQ-VACLAV': ({ company }) =>
    `The company ${company} is Václav’s. His companies cannot be acquired. Choose another company or go on.`,

  'CZ-LOCAL-PHASE': () =>
    'Companies cannot buy locals yet. That begins with the first b card sold or exported, in Moravia–Silesia with the first d card. Go on without one.',
  'CZ-LOCAL-PRICE': ({ price, most }) =>
    `${crowns(price)} cannot be offered. A local costs a whole number from ${crowns(1)} to the value of this round, ${crowns(most)}. Offer a price within that.`,
  'CZ-LOCAL-SIZE': (p) =>
    `${capital(local(p.local))} is too large for this company. A company buys locals up to its own size. Choose a smaller local.`,
  'CZ-LOCAL-CASH': ({ price, treasury }) =>
    `The price is ${crowns(price)} and the treasury has ${crowns(treasury)}: ${crowns(price - treasury)} short. Only the company’s own money pays for a local. Offer less.`,
  'CZ-LOCAL-DECLINED': ({ price, ...p }) =>
    `The owner of ${local(p.local)} has declined ${crowns(price)}. A local changes hands only if its owner agrees. Offer more or go on.`,
  'CZ-LOCAL-TURN': () =>
    'A company buys locals only in its own turn of an operating round. Answer what waits first.',
  'CZ-LOCAL-USED': (p) =>
    `The power of ${local(p.local)} has been used. Each local helps once; its income goes on. Use another local or none.`,
  'CZ-LOCAL-TERRAIN': ({ hex, ...p }) =>
    `${capital(local(p.local))} saves nothing on ${place(hex)}. It waives the cost of a first tile on ${waives(p.local)}. Choose another hex, or lay the tile without it.`,
  'CZ-LOCAL-COLOUR': ({ tile, ...p }) =>
    `${capital(local(p.local))} cannot lay tile ${tile}. Its purple-edged tiles are ${lays(p.local)}, no other colour. Choose another tile or a larger local.`,
  'CZ-LOCAL-NOT-COMPANY': (p) =>
    `${capital(local(p.local))} does not belong to this company. A company uses and sells only locals that it owns. Choose one of its own.`,
  'CZ-LOCAL-NOT-PLAYER': (p) =>
    `${capital(local(p.local))} belongs to no player. A company buys locals from players only. Choose one that a player owns, or go on.`,
}
