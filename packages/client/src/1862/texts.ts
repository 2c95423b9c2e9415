import { asReadonly } from '@roundhouse/kernel'
import { type RmAction, type RmEvent, type RmState, bookOf } from '@roundhouse/titles/1862'
import { whyOver } from '@roundhouse/view/1862'
import type { RunLegendWords, TitlePanels } from '../railway/railway-game.ts'
import type { RailwayTable } from '../railway/railway-table.ts'
import type { TitleTexts } from '../railway/title-texts.ts'
import { COLOURS, LINES } from './lines.ts'
import { offMapWords, rmWords } from './words.ts'

export const rmPanels: TitlePanels = {
  words: () => ({ ...rmWords.value.panel, ...offMapWords(), names: rmWords.value.rounds }),
  // A company holds shares of its own, and nobody directs one in receivership. — 6.3, 7.13
  holderName: (holder) => rmWords.value.texts[holder === 'nobody' ? 'nobody' : 'company'],
  // Nobody has three shares: the certificate waits for whoever does. — 6.3
  restName: (kind) => ({ bank: rmWords.value.texts.offer, reserved: rmWords.value.texts.unclaimed })[kind],
  // — 4.3
  debtName: (amount) => rmWords.value.texts.fine(amount),
  companyOf: (_holder, company) => rmWords.value.texts.inReceivership(company),
  zoneName: (zone) => zoneNames()[zone] ?? zone,
  runLegend: (state) => runLegend(state as RmState),
  regionName: (region) => regions()[region] ?? region,
  spoken: () => rmWords.value.spoken,
}

/** Only the types that this game has. — 7.8.1 to 7.8.3, 11.1 */
function runLegend(state: RmState): RunLegendWords {
  const { heading, ...told } = rmWords.value.texts.runLegend
  const { types } = bookOf(asReadonly(state))
  return {
    heading,
    kinds: COLOURS.filter((type) => types.includes(type)).map((type) => ({
      letter: rmWords.value.trainChip(type),
      style: COLOURS.indexOf(type),
      look: LINES[type],
      told: told[type],
    })),
  }
}

function zoneNames(): Readonly<Record<string, string>> {
  return rmWords.value.texts.zoneNames
}

function regions(): Readonly<Record<string, string>> {
  return rmWords.value.texts.regions
}

/** 1862's own words on the paper around the map; reading them in a component follows the language. */
export function rmTexts({ state }: RailwayTable<RmState, RmAction, RmEvent>): TitleTexts {
  const t = rmWords.value.texts
  const { edition } = state.value
  const phases = edition.shorter ? t.phasesShorter : t.phases
  return {
    privates: '',
    privatesShort: '',
    gauge: '',
    edgedTiles: '',
    privatePower: () => '',
    phaseNotes: (phase) => phases[phase] ?? [],
    counts: { text: t.counts, section: '10.4' },
    ends: { text: t.ends, told: t.ended[whyOver(state.value)], section: '10.3' },
  }
}
