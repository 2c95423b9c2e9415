import type { CzAction, PrivateId } from '@roundhouse/titles/18cz'
import { auctionDecision } from '../../railway/auction-decision.ts'
import { privateAuction } from '../preview/auction.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** The privates of Moravia–Silesia: which one comes up, who bids what, what the bid leaves. — XI.2 */
export function privatesDecision(asking: CzAsking): CzDecision | null {
  const auction = privateAuction(asking.state)
  if (auction === null) return null
  const { choosing } = auction
  const heading = say('auction.heading')
  return framed(asking, {
    heading,
    hint: say(choosing ? 'auction.which' : 'auction.hint'),
    section: 'XI.2',
    missing: say('auction.chooseFirst'),
    // Nobody passes before one has come up.
    ...(choosing ? { step: 'putUp', leave: null } : {}),
    ...auctionDecision<CzAsking['state'], CzAction, PrivateId>(asking, {
      ...auction,
      heading,
      name: (id) => ({ capital: say('names.private', id) }),
      note: (id) => say(`auction.does.${id}`),
      bidFor: (item, amount) => ({ type: 'bid', item, amount }),
      putUp: choosing ? (item) => ({ type: 'putUp', item }) : null,
      raises: [0, 5, 10, 20],
      choose: say('auction.putUp'),
      label: say('auction.amount'),
    }),
  })
}
