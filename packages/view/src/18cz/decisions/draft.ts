import type { CzAction, Size } from '@roundhouse/titles/18cz'
import { NOTHING, change, group, note, option, row } from '../../railway/asking.ts'
import type { Meaning } from '../../railway/decision.ts'
import { money } from '../../railway/said.ts'
import { type LocalRow, localRows } from '../preview/locals.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { powerSaid } from './besides.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

const SIZES: readonly Size[] = ['small', 'medium', 'large']

/** The locals on their board, by size: one may be bought, or one passes. — VI */
export function draftDecision(asking: CzAsking): CzDecision {
  const { action } = asking
  const locals = localRows(asking.state)
  const chosen = action?.type === 'buyLocal' ? locals.find(({ id }) => id === action.local) : undefined
  return framed(asking, {
    heading: say('locals.heading'),
    hint: say('locals.hint'),
    section: 'VI',
    notes: [note('prompt', say('locals.power'))],
    groups: SIZES.flatMap((size) => {
      const some = locals.filter((local) => local.size === size)
      const [first] = some
      if (first === undefined) return []
      const name = say(`locals.sizes.${size}`)
      const parts = { mark: { size }, heading: name, aside: powerSaid(first) }
      return [
        group(
          'grid',
          name,
          some.map((local) => localRow(asking, local)),
          parts,
        ),
      ]
    }),
    long: true,
    meaning: chosen === undefined ? NOTHING : meaningOf(asking, chosen),
    confirm:
      chosen === undefined ? say('locals.buy') : say('locals.buyFor', chosen.name, money(chosen.price)),
    missing: say('locals.chooseFirst'),
  })
}

function localRow(asking: CzAsking, { id, name, owner, price }: LocalRow) {
  return row<CzAction>({
    id,
    name,
    note: typeof owner === 'number' ? say('locals.owned', { player: owner }) : null,
    figure: money(price),
    option: option<CzAction>(asking, { type: 'buyLocal', local: id }),
  })
}

function meaningOf({ view, seat }: CzAsking, local: LocalRow): Meaning {
  const player = view.players.find((each) => each.seat === seat)
  if (player === undefined) return NOTHING
  const { cash, certificates, privates } = player
  const income = privates.reduce((sum, each) => sum + each.income, 0)
  const limit = view.bank.certificateLimit
  return {
    figures: [
      change(say('cash'), cash, cash - local.price),
      change(say('locals.incomeARound'), income, income + local.income, money, true),
      change(say('shares.certificates'), certificates, certificates + 1, (count) =>
        say('shares.ofLimit', count, limit),
      ),
    ],
    notes: [],
  }
}
