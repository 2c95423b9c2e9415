import { walk } from '@roundhouse/kernel'
import { LONDON_PLACES, MAP, type RmAction, coordinateBeyond, hexIndex } from '@roundhouse/titles/1862'
import { filled, group, option, row } from '../../railway/asking.ts'
import type { Besides, Row } from '../../railway/decision.ts'
import type { Said } from '../../railway/said.ts'
import type { RmAsking } from './asking.ts'
import { say } from './sayings.ts'

/** What a company may build instead of track: a small station, or its link to London. — 7.6.4, 7.6.5 */
export function buildBesides(asking: RmAsking): Besides<RmAction> | null {
  const { state, choices } = asking
  if (state.step === 'tokensTooMany') return londonToo(asking)
  if (state.step !== 'track') return null
  const small: Row<RmAction>[] = []
  for (const action of walk(choices.filter((choice) => choice.action.type === 'placeSmall'))) {
    if (action.type === 'placeSmall') small.push(smallRow(asking, action))
  }
  const links = state.companies.filter(({ london }) => london).length
  const link: RmAction = { type: 'linkLondon' }
  const groups = filled(
    group('rows', say('london.name'), [
      row<RmAction>({
        id: 'london',
        name: say('london.name'),
        note: say('london.note', LONDON_PLACES - links),
        option: option(asking, link),
      }),
    ]),
    group('rows', say('small.heading'), small, { heading: say('small.heading') }),
  )
  return {
    heading: say('small.besides'),
    note: say('small.note'),
    section: '7.6.4',
    groups,
    amount: null,
    figures: [],
  }
}

/** The link is a token as well. — 7.5.6 */
function londonToo(asking: RmAsking): Besides<RmAction> | null {
  const action: RmAction = { type: 'removeToken', hex: 'london' }
  if (asking.refuse(action) !== null) return null
  return {
    heading: say('tokensTooMany.besides'),
    note: say('tokensTooMany.london'),
    section: '7.5.6',
    groups: [
      group('rows', say('london.name'), [
        row<RmAction>({ id: 'london', name: say('london.name'), option: option(asking, action) }),
      ]),
    ],
    amount: null,
    figures: [],
  }
}

function smallRow(asking: RmAsking, action: Extract<RmAction, { type: 'placeSmall' }>): Row<RmAction> {
  const { hex, from, to } = action
  return row<RmAction>({
    id: `${hex} ${from} ${to}`,
    name: say('small.on', placeName(hex)),
    note: say('small.track', beyond(hex, from), beyond(hex, to)),
    option: option(asking, action),
  })
}

/** What lies beyond a side, by its name. */
function beyond(hex: string, side: number): string {
  return placeName(coordinateBeyond(hexIndex(hex), side))
}

export function placeName(hex: string): string {
  return MAP.hexes[hexIndex(hex)]?.names[0] ?? hex
}

/** What the button says while something besides track is put together. */
export function besidesSaid({ state, action }: RmAsking): Said | null {
  if (action === null) return null
  if (action.type === 'placeSmall') return say('small.confirm', placeName(action.hex))
  if (action.type === 'linkLondon') return say('london.confirm')
  return action.type === 'removeToken' && state.step === 'tokensTooMany' ? say('tokensTooMany.london') : null
}
