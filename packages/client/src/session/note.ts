import { recall, remember } from '../shell/device-store.ts'
import { keepNote, note } from './api.ts'
import type { Session } from './session.ts'

/** What somebody has written at a table for nobody else. */
export interface NotePlace {
  /** Null when it cannot be reached. */
  read(): Promise<string | null>
  /** False when it could not be kept. */
  keep(text: string): Promise<boolean>
}

/** Of a game in this browser it stays here; at a table on the server it belongs to the seat, on all its devices. */
export function noteOf({ id, kind }: Pick<Session, 'id' | 'kind'>): NotePlace {
  const name = `note.${id}`
  if (kind === 'local') {
    return {
      read: async () => recall(name) ?? '',
      async keep(text) {
        remember(name, text)
        return recall(name) === text
      },
    }
  }
  return {
    async read() {
      const answer = await note(id)
      return answer.ok ? answer.value.text : null
    },
    keep: async (text) => (await keepNote(id, text)).ok,
  }
}
