import { type Bot, LEVELS, type Level, botsUpTo, levelOf, mannerOf } from '@roundhouse/bots'
import { type GameRecord, type Seat, type Title, withBots } from '@roundhouse/kernel'
import { join } from 'node:path'
import { wholeNumber } from '../arguments.ts'
import type { Command } from '../command.ts'
import { UsageFault } from '../faults.ts'
import { makeFolder, writeGameFile } from '../game-file.ts'
import { progressOf } from '../progress.ts'
import { type Seated, simulateGame } from '../simulation.ts'
import { TABLE_OPTIONS, gameAt, knownTitle } from '../table.ts'
import { execPlayer } from '../tournament/exec-player.ts'
import { botNameFault, commandIn, nameInFile } from '../tournament/player.ts'
import { RunningPrograms } from '../tournament/program.ts'

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
      help: `bots for the seats in turn: ${LEVELS.join(', ')}, exec:COMMAND (novice)`,
    },
    out: { value: 'DIR', help: 'keeps every game there; failed games are kept in any case' },
  },
  async run(values, io, language) {
    const title = knownTitle(values.positional('TITLE'))
    const counts = playerCounts(values.required('players'))
    const games = values.whole('games', 1) as number
    const seed = values.required('seed')
    const programs = new RunningPrograms()
    const bots = await botsFrom(title, values.text('bots') ?? 'novice', programs)
    const folder = values.text('out')
    if (folder !== null) makeFolder(folder)
    // A table that cannot be is told before the first game, not in the midst of them.
    for (const players of counts) gameAt(title, { players, seed, values }, language)

    const progress = progressOf(io, games)
    const began = io.now()
    let [played, actions, violations] = [0, 0, 0]
    const lost = bots.map(() => 0)
    let stopped = false
    // Programs are out of reach of Ctrl-C. Without them games are played in one go, and it ends the command itself.
    if (bots.some(({ isProgram }) => isProgram))
      void io.stopped().then(() => {
        stopped = true
        programs.kill()
      })
    for (let number = 1; number <= games; number++) {
      const players = counts[(number - 1) % counts.length] as number
      const luck = `${seed}/${number}`
      const start = gameAt(title, { players, seed: luck, values }, language)
      const sitting = start.players.map((_, seat) => bots[seat % bots.length] as NamedBot)
      const seated = sitting.map((bot, seat) => bot.sit(start, seat))
      const game = await simulateGame(title, start, seated, `${luck}/bots`, () => stopped)
      if (stopped) break
      played += 1
      actions += game.actions
      violations += game.faults.length
      const file = join(folder ?? '.', `${title.id}-${seed.replaceAll(/[^\w.-]+/g, '_')}-${number}.json`)
      const names = sitting.map(({ name }) => nameInFile(title.id, name))
      if (folder !== null || game.faults.length > 0) writeGameFile(file, withBots(game.record, names))
      for (const fault of game.faults) {
        io.err(`game ${number}, action ${game.actions}: ${fault}; kept in ${file}`)
      }
      for (const [seat, decisions] of game.lost.entries()) {
        const bot = seat % bots.length
        lost[bot] = (lost[bot] as number) + decisions
      }
      progress.show(number)
    }
    progress.end()
    if (played < games) io.out(`stopped after ${played} of ${games} games`)
    for (const [bot, { name }] of bots.entries())
      if (lost[bot] !== 0) io.out(`${name}: ${lost[bot]} decisions lost to the Novice`)
    const rate = Math.round(actions / Math.max(0.001, (io.now() - began) / 1000))
    io.out(`${played} games, ${actions} actions, ${violations} violations, ${rate} actions/s`)
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

interface NamedBot {
  readonly name: string
  readonly isProgram: boolean
  readonly sit: (start: GameRecord, seat: Seat) => Seated
}

function botsFrom(title: Title, text: string, programs: RunningPrograms): Promise<NamedBot[]> {
  return Promise.all(
    text.split(',').map(async (each) => {
      const name = each.trim()
      const fault = botNameFault(title, name)
      if (fault !== null) throw fault
      const command = commandIn(name)
      if (command !== null) {
        const sit: NamedBot['sit'] = (start, seat) =>
          execPlayer(command, start, seat, { kind: 'own' }, programs.note)
        return { name, isProgram: true, sit }
      }
      const [bot] = await botsUpTo(title.id, levelOf(name) as Level, mannerOf(name))
      return { name, isProgram: false, sit: () => bot as Bot }
    }),
  )
}
