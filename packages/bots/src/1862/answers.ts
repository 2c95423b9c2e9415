import { type Asked, type Considered, ofType } from './considered.ts'

/** Nobody else is helped: mergers and trains of others wait for a better player. — 7.5.1, 7.9 */
export function considerOffer({ actions }: Asked): Considered[] {
  return ofType(actions, 'answer')
    .filter(({ accept }) => !accept)
    .map((action) => ({ action, worth: 0 }))
}

/** Half the price for a whole share. — 5.2.4 */
export function considerOption({ actions }: Asked): Considered[] {
  return ofType(actions, 'settleOption').map((action) => ({ action, worth: action.redeem ? 1 : 0 }))
}

/** As many tokens as are of use, if the money for a train stays. — 6.5.4.2 */
export function considerNumber({ actions, figures }: Asked): Considered[] {
  return ofType(actions, 'buyTokens').map((action) => ({
    action,
    worth: -Math.abs(action.tokens - figures.tokens),
  }))
}
