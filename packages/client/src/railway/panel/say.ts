import type { Said, Told } from '@roundhouse/view/railway'
import { words } from '../../shell/words.ts'
import { capital } from '../../table/capital.ts'
import type { RailwayTable } from '../railway-table.ts'
import { type ShownTable, holderName } from '../shown-table.ts'
import { moneyOf, railwayWords } from '../words.ts'

/** Puts what a decision tells into words, in the language chosen now. */
export function sayer(railway: ShownTable & Pick<RailwayTable, 'panels'>): (told: Told) => string {
  const { naming, me } = railway.table
  const money = moneyOf(railway)
  const { signed } = words.value.formats
  const own = railway.panels.words()
  const shared: object = railwayWords.value.panel
  const say = (told: Told): string => {
    if (typeof told === 'string') return told
    if ('code' in told) return spoken(told)
    if ('parts' in told) return told.parts.map(say).join(told.by)
    if ('money' in told) return told.money === null ? '' : money(told.money)
    if ('signed' in told) return signed(told.signed)
    if ('player' in told) return naming.value.player(told.player)
    if ('holder' in told) return holderName(railway, told.holder)
    if ('capital' in told) return capital(say(told.capital))
    return told.person === me.value ? railwayWords.value.panel.you : naming.value.player(told.person)
  }
  const spoken = ({ code, of }: Said): string => {
    const word = wordAt(own, code) ?? wordAt(shared, code)
    if (typeof word === 'string') return word
    if (typeof word !== 'function') return code
    const given = of.map((each) => {
      if (each === null || typeof each === 'number' || typeof each === 'boolean') return each
      return typeof each === 'object' && 'list' in each ? each.list.map(say) : say(each)
    })
    return (word as (...given: readonly unknown[]) => string)(...given)
  }
  return say
}

/** A code is the way to its word: 'shares.buy'. */
function wordAt(words: object, code: string): unknown {
  let found: unknown = words
  for (const step of code.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Readonly<Record<string, unknown>>)[step]
  }
  return found
}
