import { LEVELS, levelsOf } from '@roundhouse/bots'
import { type GameRecord, withBots } from '@roundhouse/kernel'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Values } from '../arguments.ts'
import type { Command } from '../command.ts'
import { Failure, UsageFault } from '../faults.ts'
import { makeFolder, writeGameFile } from '../game-file.ts'
import { progressOf } from '../progress.ts'
import { TABLE_OPTIONS, gameAt, knownTitle } from '../table.ts'
import { playAll } from '../tournament/jobs.ts'
import type { PlayedGame, UnendedGame } from '../tournament/one-game.ts'
import { type Thinking, botNameFault, levelsBeside, nameInFile } from '../tournament/player.ts'
import { seatings } from '../tournament/seating.ts'
import { faultLines, reportLines, tallyOf } from '../tournament/tally.ts'

const MOST_GAMES = 1_000_000

export const tournament: Command = {
  name: 'tournament',
  summary: 'lets bots play against each other and tells who wins, with 95 % intervals',
  positionals: ['TITLE'],
  options: {
    ...TABLE_OPTIONS,
    bots: {
      value: 'A,B,…',
      help: `the first has one seat, moved round the table; the others the rest: ${LEVELS.join(', ')}, exec:COMMAND`,
      required: true,
    },
    games: { value: 'G', help: 'number of games', required: true },
    work: {
      value: 'W',
      help: 'work of each bot in a decision: positions, in railway titles games played to their end (as each is meant to be played)',
    },
    ms: { value: 'T', help: 'milliseconds instead' },
    jobs: { value: 'J', help: 'games at a time (the processors there are)' },
    out: { value: 'DIR', help: 'keeps every game there' },
  },
  async run(values, io, language) {
    const title = knownTitle(values.positional('TITLE'))
    const players = values.whole('players', 1) as number
    const named = values
      .required('bots')
      .split(',')
      .map((each) => each.trim())
    // One alone plays against itself.
    const bots = named.length === 1 ? [...named, ...named] : named
    if (bots.length > players)
      throw new UsageFault(`--bots names more bots (${bots.length}) than --players has seats (${players})`)
    const unoffered = await levelsBeside(title, levelsOf(title.id))
    for (const bot of bots) {
      const fault = botNameFault(title, bot, unoffered)
      if (fault !== null) throw fault
    }
    const games = values.whole('games', 1, MOST_GAMES) as number
    const thinking = thinkingFrom(values)
    const folder = values.text('out')
    const all = seatings(bots.length, players, games, values.required('seed')).map((seating) => ({
      seating,
      start: gameAt(title, { players, seed: seating.seed, values }, language),
    }))
    if (folder !== null) makeFolder(folder)

    const played: PlayedGame[] = []
    const progress = progressOf(io, games)
    let [unended, stopped, unwritten] = [0, false, false]
    // What was played is told all the same.
    const keep = (game: PlayedGame, at: string): void => {
      try {
        writeGameFile(join(at, `${title.id}-${game.number}.json`), fileOf(game, bots))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        io.err(error.message)
        unwritten = true
      }
    }
    void io.stopped().then(() => (stopped = true))
    const done = (game: PlayedGame | UnendedGame): void => {
      if ('fault' in game) {
        unended += 1
        for (const line of `game ${game.number} did not end: ${game.fault}`.split('\n')) io.err(line)
      } else {
        played.push(game)
        if (folder !== null) keep(game, folder)
      }
      progress.show(played.length + unended)
    }
    await playAll(
      { title: title.id, bots, thinking },
      all,
      values.whole('jobs', 1, 256) ?? availableParallelism(),
      { done, stopped: () => stopped || unwritten },
    )
    progress.end()
    const over = played.length + unended
    if (over < games) io.out(`stopped after ${over} of ${games} games`)
    const tallies = tallyOf(bots, played)
    for (const line of faultLines(tallies)) io.err(line)
    for (const line of reportLines(tallies, played.length, unended)) io.out(line)
    return unended > 0 || unwritten ? 1 : 0
  },
}

/** The game, and who sat where. */
function fileOf({ record, bots: seated }: PlayedGame, bots: readonly string[]): GameRecord {
  return withBots(
    record,
    seated.map((bot) => nameInFile(record.title, bots[bot] ?? '')),
  )
}

function thinkingFrom(values: Values): Thinking {
  const work = values.whole('work', 1)
  const milliseconds = values.whole('ms', 1)
  if (work !== null && milliseconds !== null) throw new UsageFault('--work and --ms exclude each other')
  if (work !== null) return { kind: 'work', most: work }
  return milliseconds === null ? { kind: 'own' } : { kind: 'milliseconds', most: milliseconds }
}
