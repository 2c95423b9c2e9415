import { type GameRecord, newRecord } from '@roundhouse/kernel'
import { eighteen24 } from '@roundhouse/titles/1824'
import { expect, test } from 'vitest'
import { botsIn } from './bots-in.ts'

test('bots of a game from elsewhere keep their seats, each named by who plays for it', () => {
  const players = ['Ana', 'Bot 1', 'Bot 2', 'Bot 3', 'Bot 4', 'Bot 5']
  const bots = [null, 'fireman', 'driver', 'apprentice/raider', 'random', 'constructor']
  const game = { ...newRecord(eighteen24, { players, seed: 's' }), bots } as unknown as GameRecord
  expect(botsIn(game)).toEqual([null, 'fireman', 'fireman', 'apprentice', 'novice', null])
})
