/** How strong a bot is, weakest first. */
export const levels = {
  novice: 'Novice',
  apprentice: 'Apprentice',
  fireman: 'Fireman',
  driver: 'Driver',
  engineer: 'Engineer',
}

export type LevelWords = typeof levels
