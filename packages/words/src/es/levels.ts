import type { LevelWords } from '../en/levels.ts'

export const levels: LevelWords = {
  novice: 'Novato',
  apprentice: 'Aprendiz',
  fireman: 'Fogonero',
  driver: 'Maquinista',
  engineer: 'Ingeniero',
}
