import type { LevelWords } from '../en/levels.ts'

export const levels: LevelWords = {
  novice: 'Novizio',
  apprentice: 'Apprendista',
  fireman: 'Fuochista',
  driver: 'Macchinista',
  engineer: 'Ingegnere',
}
