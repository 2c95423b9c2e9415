import { type AhAction, MARKER_HEXES } from '@roundhouse/titles/1824'
import { group, note, option, row } from '../../railway/asking.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Goods Time with free placement: one town marker a turn. — XII.2 */
export function townsDecision(asking: AhAsking): AhDecision {
  const { state, action } = asking
  const chosen = action?.type === 'placeTown' ? action.hex : null
  return framed(asking, {
    heading: say('towns.heading'),
    hint: say('towns.hint', state.markers - state.towns.length),
    section: 'XII.2',
    notes: [note('prompt', say('towns.pick'))],
    groups: [
      group(
        'grid',
        say('towns.hexes'),
        MARKER_HEXES.map((hex) =>
          row<AhAction>({ id: hex, name: hex, option: option(asking, { type: 'placeTown', hex }) }),
        ),
      ),
    ],
    long: true,
    confirm: chosen === null ? say('towns.button') : say('towns.confirm', chosen),
    missing: say('towns.chooseFirst'),
  })
}
