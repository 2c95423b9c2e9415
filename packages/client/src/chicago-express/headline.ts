import { type ReadonlySignal, computed } from '@preact/signals'
import type { AuctionView } from '@roundhouse/view/chicago-express'
import type { Headline } from '../table/title-ui.ts'
import type { ChicagoTable } from './chicago-table.ts'
import { words } from './words.ts'

/** Round and phase, what is being done, and the words of the pill. */
export function headlineOf(chicago: ChicagoTable): ReadonlySignal<Headline> {
  return computed(() => {
    const { table, view } = chicago
    const names = words.value.chicago
    const t = words.value.table.chicago
    const { doing, round, asked, auction, step } = view.value
    const phase =
      doing === 'initialAuction' ? names.doing[doing] : `${names.round(round)} · ${names.doing[doing]}`
    if (asked === null) return { phase, doing: t.doing.ended, turn: names.doing.ended }
    const mine = asked === table.me.value
    const name = table.naming.value.player(asked)
    const turn = mine ? t.turn[step].you : t.turn[step].other(name)
    if (auction !== null) return { phase, doing: openedBy(chicago, auction), turn }
    if (step === 'bid') return { phase, doing: '', turn }
    return { phase, doing: mine ? t.doing[step].you : t.doing[step].other(name), turn }
  })
}

function openedBy({ table }: ChicagoTable, { kind, opener, company }: AuctionView): string {
  const { initial, auction } = words.value.table.chicago.doing
  const opened = kind === 'initial' ? initial : auction
  const name = words.value.chicago.company(company)
  return opener === table.me.value ? opened.you(name) : opened.other(table.naming.value.player(opener), name)
}
