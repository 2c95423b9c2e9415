import { homeWords } from '../shell/home-words.ts'
import type { Opened, openTable } from './open-table.ts'

/** Opens a table with what is loaded when the first one is opened. */
export async function opening(...asked: Parameters<typeof openTable>): Promise<Opened> {
  try {
    const { openTable: open } = await import('./open-table.ts')
    return await open(...asked)
  } catch {
    return { ok: false, why: homeWords.value.wrong.noServer }
  }
}
