import { type Bot, LEVELS, botsUpTo, levelOf, mannerOf } from '@roundhouse/bots'
import type { Title } from '@roundhouse/kernel'
import { join } from 'node:path'
import { wholeNumber } from '../arguments.ts'
import type { Command } from '../command.ts'
import { UsageFault } from '../faults.ts'
import { makeFolder, writeGameFile } from '../game-file.ts'
import { progressOf } from '../progress.ts'
import { simulateGame } from '../simulation.ts'
import { TABLE_OPTIONS, gameAt, knownTitle } from '../table.ts'
import { botNameFault } from '../tournament/player.ts'

export const simulate: Command = {
  name: 'simulate',
  summary: 'lets bots play whole games and checks everything after every action',
  positionals: ['TITLE'],
  options: {
    ...TABLE_OPTIONS,
    players: { value: 'N', help: 'number of players, or a range such as 2-6 taken in turn', required: true },
    games: { value: 'G', help: 'number of games', required: true },
    bots: {
      value: 'B,…',
      help: `bots for the seats in turn: ${LEVELS.join(', ')} (novice)`,
    },
    out: { value: 'DIR', help: 'keeps every game there; failed games are kept in any case' },
  },
  async run(values, io, language) {
    const title = knownTitle(values.positional('TITLE'))
    const counts = playerCounts(values.required('players'))
    const games = values.whole('games', 1) as number
    const seed = values.required('seed')
    const bots = await botsFrom(title, values.text('bots') ?? 'novice')
    const folder = values.text('out')
    if (folder !== null) makeFolder(folder)
    // A table that cannot be is told before the first game, not in the midst of them.
    for (const players of counts) gameAt(title, { players, seed, values }, language)

    const progress = progressOf(io, games)
    const began = io.now()
    let actions = 0
    let violations = 0
    for (let number = 1; number <= games; number++) {
      const players = counts[(number - 1) % counts.length] as number
      const luck = `${seed}/${number}`
      const start = gameAt(title, { players, seed: luck, values }, language)
      const seated = start.players.map((_, seat) => bots[seat % bots.length] as Bot)
      const game = simulateGame(title, start, seated, `${luck}/bots`)
      actions += game.actions
      violations += game.faults.length
      const file = join(folder ?? '.', `${title.id}-${seed.replaceAll(/[^\w.-]+/g, '_')}-${number}.json`)
      if (folder !== null || game.faults.length > 0) writeGameFile(file, game.record)
      for (const fault of game.faults) {
        io.err(`game ${number}, action ${game.actions}: ${fault}; kept in ${file}`)
      }
      progress.show(number)
    }
    progress.end()
    const rate = Math.round(actions / Math.max(0.001, (io.now() - began) / 1000))
    io.out(`${games} games, ${actions} actions, ${violations} violations, ${rate} actions/s`)
    return violations === 0 ? 0 : 1
  },
}

function playerCounts(text: string): number[] {
  const range = /^(\d{1,3})-(\d{1,3})$/.exec(text)
  if (range === null) return [wholeNumber('players', text, 1, Number.MAX_SAFE_INTEGER)]
  const [first, last] = [Number(range[1]), Number(range[2])]
  if (last < first) throw new UsageFault(`--players ${text} goes backwards`)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function botsFrom(title: Title, text: string): Promise<Bot[]> {
  return Promise.all(
    text.split(',').map(async (id) => {
      const fault = botNameFault(title, id.trim())
      const level = levelOf(id.trim())
      if (fault !== null) throw fault
      // Programs of others play in tournaments.
      if (level === null) throw new UsageFault(`simulate has no bot '${id}'; known: ${LEVELS.join(', ')}`)
      return (await botsUpTo(title.id, level, mannerOf(id.trim())))[0] as Bot
    }),
  )
}
