import { computed } from '@preact/signals'
import { type HexId, SECTIONS } from '@roundhouse/titles/chicago-express'
import { h } from 'preact'
import { lazy } from '../shell/lazy.tsx'
import { guideWanted } from '../table/guide-wanted.ts'
import type { Table } from '../table/table.ts'
import type { TitleUi } from '../table/title-ui.ts'
import { openChicagoTable } from './chicago-table.ts'
import { Companies } from './companies.tsx'
import { Dials } from './dials.tsx'
import { Ending } from './ending.tsx'
import { headlineOf } from './headline.ts'
import { logOf, roundsOf, sentencesOf } from './log.ts'
import { Panel } from './panel/panel.tsx'
import { Result } from './panel/result.tsx'
import { planKeys } from './plan-keys.ts'
import { Players } from './players.tsx'
import { Report } from './report-place.tsx'
import { Stage } from './stage.tsx'
import { bringChicagoWords, words } from './words.ts'

/** Its words are many, and most tables do without: they come where the guide is wanted. */
const Guide = lazy(async () => {
  const { ChicagoGuide, guideArea } = await import('./guide.tsx')
  await guideArea.ready()
  return ChicagoGuide
})

/** Chicago Express at the table. */
export const chicagoUi: TitleUi = {
  open(table: Table) {
    const takeWordsBack = bringChicagoWords()
    const chicago = openChicagoTable(table)
    const headline = headlineOf(chicago)
    return {
      Stage: () => Stage({ chicago }),
      Panel: () => Panel({ chicago }),
      Result: () => Result({ chicago }),
      Companies: ({ shape }) => Companies({ chicago, shape: shape === 'chips' ? shape : 'cards' }),
      Players: () => Players({ chicago }),
      Ending: () => Ending({ chicago }),
      Gauge: () => Dials({ chicago }),
      Guide: () => (guideWanted.value ? h(Guide, { chicago, phase: headline.value.phase }) : null),
      pages: [],
      Report: ({ onMoment }) => Report({ chicago, onMoment }),
      playerColumns: computed(() => words.value.table.chicago.playerColumns),
      headline,
      log: logOf(chicago),
      place: (hex) => words.value.chicago.hexShort(hex as HexId),
      money: (amount) => words.value.formats.money(amount),
      // A branch of this very game.
      tell: (branch, entry) => sentencesOf(chicago, branch as unknown as typeof chicago.history, entry),
      rounds: roundsOf(chicago),
      sections: SECTIONS,
      ...planKeys(chicago),
      close: takeWordsBack,
    }
  },
}
