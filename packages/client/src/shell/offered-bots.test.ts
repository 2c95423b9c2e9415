import { botsOf } from '@roundhouse/bots/levels'
import { expect, it } from 'vitest'
import { offeredBots } from './offered-bots.ts'

it('who usually plays comes first, the Novice last', () => {
  const offered = offeredBots('18cz')
  expect(offered.slice(0, 2)).toEqual(['apprentice', 'apprentice/careful'])
  expect(offered.slice(-3)).toEqual(['fireman', 'driver', 'novice'])
  expect(offeredBots('1862').toSorted()).toEqual(botsOf('1862').toSorted())
  expect(offeredBots('a title without others')).toEqual(['novice'])
})
