import type { RmAction, RmEvent, RmState } from '@roundhouse/titles/1862'
import { whyOver } from '@roundhouse/view/1862'
import type { TitlePanels } from '../railway/railway-game.ts'
import type { RailwayTable } from '../railway/railway-table.ts'
import type { TitleTexts } from '../railway/title-texts.ts'
import { rmWords } from './words.ts'

export const rmPanels: TitlePanels = {
  words: () => ({ ...rmWords.value.panel, names: rmWords.value.rounds }),
  // A company holds shares of its own, and nobody directs one in receivership. — 6.3, 7.13
  holderName: (holder) => rmWords.value.texts[holder === 'nobody' ? 'nobody' : 'company'],
  companyOf: (_holder, company) => rmWords.value.texts.inReceivership(company),
  zoneName: (zone) => zoneNames()[zone] ?? zone,
  regionName: (region) => regions()[region] ?? region,
  spoken: () => rmWords.value.spoken,
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
    gauge: '',
    edgedTiles: '',
    privatePower: () => '',
    phaseNotes: (phase) => phases[phase] ?? [],
    counts: { text: t.counts, section: '10.4' },
    ends: { text: t.ends, told: t.ended[whyOver(state.value)], section: '10.3' },
  }
}
