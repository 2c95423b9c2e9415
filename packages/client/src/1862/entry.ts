import type { Title } from '@roundhouse/kernel'
import { about1862 } from '@roundhouse/titles/1862/about'
import type { TitleEntry } from '../shell/title-entry.ts'

/** 1862 on the shelf. */
export const rmEntry: TitleEntry = {
  about: about1862,
  byLot: false,
  guided: true,
  runs: true,
  // One type of train, and less to decide; two alone hardly bid or merge. — 11.1, 11.3
  firstGame: { variant: 'express-simple', options: { newcomers: 'yes' }, seats: 3 },
  title: async () => (await import('@roundhouse/titles/1862')).railwayMania as unknown as Title,
  reader: async () => (await import('@roundhouse/protocol/1862')).rmReader,
  async table() {
    // Asked for first: what they bring in turn is fetched beside the code.
    const said = Promise.all([
      import('./words.ts').then(({ rmArea }) => rmArea.ready()),
      import('../railway/area.ts').then(({ railwayArea }) => railwayArea.ready()),
    ])
    const [{ rmUi }] = await Promise.all([import('./title-ui.ts'), said])
    return rmUi
  },
  map: async () => (await import('./mini-board.tsx')).RmMiniBoard,
}
