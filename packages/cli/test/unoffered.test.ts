import { LEVELS, botsUpTo, levelsOf } from '@roundhouse/bots'
import type { Title } from '@roundhouse/kernel'
import { TITLES, titleOf } from '@roundhouse/titles'
import { describe, expect, test } from 'vitest'
import { botNameFault, levelsBeside, nameInFile } from '../src/tournament/player.ts'

const title = titleOf('1824') as Title

describe('a level that a title has and does not offer', () => {
  test('is found among its bots, whatever it offers', async () => {
    // As if the Apprentice were all that is offered.
    expect(await levelsBeside(title, ['novice', 'apprentice'])).toEqual(['fireman'])
    const bots = await botsUpTo(title.id, 'fireman', null, ['novice', 'apprentice'])
    expect(bots.map(({ id }) => id)).toEqual(['apprentice', 'novice'])
  })

  test('plays in tournaments alone, and the file of the game names it', () => {
    expect(botNameFault(title, 'driver', ['driver'])).toBeNull()
    expect(nameInFile(title.id, 'driver')).toBe('driver')
    expect(botNameFault(title, 'driver')?.message).toBe(
      "1824 has no bot 'driver' to offer; it offers novice, apprentice, fireman",
    )
  })

  test('is told beside what is offered to who names another, and has no manners', () => {
    for (const name of ['engineer', 'driver/raider'])
      expect(botNameFault(title, name, ['driver'])?.message).toBe(
        `1824 has no bot '${name}' to offer; it offers novice, apprentice, fireman, and has driver, not offered yet`,
      )
  })

  test.each(TITLES)(
    'of $id goes before the simpler ones in a tournament, and to no table',
    async ({ id }) => {
      const offered = levelsOf(id)
      for (const level of await levelsBeside(titleOf(id) as Title, offered)) {
        const [first, ...simpler] = await botsUpTo(id, level, null, LEVELS)
        expect(first?.id).toBe(level)
        expect(simpler.length).toBeGreaterThan(0)
        expect((await botsUpTo(id, level)).map((bot) => bot.id)).toEqual(offered.toReversed())
      }
    },
  )
})
