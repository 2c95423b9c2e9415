import type { Title } from '@roundhouse/kernel'
import type { ChicagoState } from '@roundhouse/titles/chicago-express'
import { aboutChicago } from '@roundhouse/titles/chicago-express/about'
import type { TitleEntry } from '../shell/title-entry.ts'

/** Chicago Express on the shelf. */
export const chicagoEntry: TitleEntry = {
  about: aboutChicago,
  byLot: false,
  guided: true,
  runs: false,
  round: (state) => (state as ChicagoState).round,
  title: async () => (await import('@roundhouse/titles/chicago-express')).chicagoExpress as unknown as Title,
  reader: async () => (await import('@roundhouse/protocol/chicago-express')).chicagoReader,
  async table() {
    const [{ chicagoUi }] = await Promise.all([
      import('./title-ui.ts'),
      import('./words.ts').then(({ chicagoArea }) => chicagoArea.ready()),
    ])
    return chicagoUi
  },
  async map() {
    const [{ ChicagoMiniMap }] = await Promise.all([
      import('./mini-board.tsx'),
      import('./waters.ts').then(({ waterArea }) => waterArea.ready()),
    ])
    return ChicagoMiniMap
  },
}
