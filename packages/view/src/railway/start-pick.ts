import type { Action } from '@roundhouse/kernel'
import { type Asking, valueIn } from './asking.ts'
import type { Decision } from './decision.ts'
import { joined, money } from './said.ts'
import { say } from './sayings.ts'

/** A start price with what the treasury gets for it. */
export interface StartOption {
  readonly price: number
  readonly capital: number
}

/** The prices at which a company may start, in the field `price`; `place`: its place in the order of turns then. */
export function startPick<S, A extends Action>(
  asking: Pick<Asking<S, A>, 'view' | 'refuseAfter'>,
  start: A & { readonly company: string },
  options: readonly StartOption[],
  directorShares: number,
  place: number,
): Decision<A>['pick'] {
  const chosen = options.find(({ price }) => price === valueIn(start, 'price'))
  const company = asking.view.companies.find(({ id }) => id === start.company)
  const missing = Math.max(0, (company?.shares.toFloat ?? 0) - directorShares)
  return {
    heading: start.company,
    aside: say('shares.startAt'),
    options: options.map(({ price, capital }) => {
      const action = { ...start, price }
      return {
        action,
        refusal: asking.refuseAfter(action),
        pressed: price === chosen?.price,
        said: String(price),
        brings: money(capital),
        what: say('shares.capital'),
      }
    }),
    note:
      chosen === undefined
        ? null
        : joined(' ', [
            joined('', [say('shares.capital'), ' ', money(chosen.capital), '.']),
            missing === 0 ? say('shares.opensAtOnce') : say('shares.opensAfter', missing),
            place > 0 && say('shares.place', place),
          ]),
  }
}
