import type { Title } from '@roundhouse/kernel'
import { about1824 } from '@roundhouse/titles/1824/about'
import type { TitleEntry } from '../shell/title-entry.ts'

/** 1824 on the shelf. */
export const ahEntry: TitleEntry = {
  about: about1824,
  byLot: false,
  guided: true,
  runs: true,
  title: async () => (await import('@roundhouse/titles/1824')).eighteen24 as unknown as Title,
  reader: async () => (await import('@roundhouse/protocol/1824')).ahReader,
  async table() {
    // Asked for first: what they bring in turn is fetched beside the code.
    const said = Promise.all([
      import('./words.ts').then(({ ahArea }) => ahArea.ready()),
      import('../railway/area.ts').then(({ railwayArea }) => railwayArea.ready()),
    ])
    const [{ ahUi }] = await Promise.all([import('./title-ui.ts'), said])
    return ahUi
  },
  map: async () => (await import('./mini-board.tsx')).AhMiniBoard,
}
