import type { Title } from '@roundhouse/kernel'
import { about18cz } from '@roundhouse/titles/18cz/about'
import type { TitleEntry } from '../shell/title-entry.ts'

/** 18CZ on the shelf. */
export const czEntry: TitleEntry = {
  about: about18cz,
  byLot: true,
  guided: true,
  runs: true,
  title: async () => (await import('@roundhouse/titles/18cz')).eighteenCz as unknown as Title,
  reader: async () => (await import('@roundhouse/protocol/18cz')).czReader,
  async table() {
    // Asked for first: what they bring in turn is fetched beside the code.
    const said = Promise.all([
      import('./words.ts').then(({ czArea }) => czArea.ready()),
      import('../railway/area.ts').then(({ railwayArea }) => railwayArea.ready()),
    ])
    const [{ czUi }] = await Promise.all([import('./title-ui.ts'), said])
    return czUi
  },
  map: async () => (await import('./mini-board.tsx')).CzMiniBoard,
}
