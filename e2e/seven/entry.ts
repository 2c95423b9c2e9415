import type { Title } from '@roundhouse/kernel'
import type { TitleEntry } from '../../packages/client/src/shell/title-entry.ts'
import { aboutSeven } from './about.ts'

/** Seven Hexes on the shelf. */
export const sevenEntry: TitleEntry = {
  about: aboutSeven,
  byLot: false,
  guided: false,
  runs: false,
  title: async () => (await import('./title.ts')).seven as unknown as Title,
  reader: async () => (await import('./reader.ts')).readerSeven,
  async table() {
    const { ready, sevenUi } = await import('./client.ts')
    await ready()
    return sevenUi
  },
  map: async () => (await import('./client.ts')).SevenMiniBoard,
}
