import type { Title } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { inProcess } from './jobs-process.ts'
import { playGame, unended } from './one-game.ts'
import { hirerOf } from './player.ts'
import { type NoteProgram, RunningPrograms } from './program.ts'

// One of several that share a tournament: plays the game it is told and asks for the next by its answer.
const programs = new RunningPrograms()
inProcess(
  async (hall, tell) => {
    const title = titleOf(hall.title) as Title
    // A process may be ended at any moment: whoever does so ends its programs too.
    const note: NoteProgram = (program, runs) => {
      programs.note(program, runs)
      tell({ program, runs })
    }
    const hires = await Promise.all(hall.bots.map((bot) => hirerOf(title, bot, hall.thinking, note)))
    return async ({ start, seating }) => {
      const game = playGame(title, start, seating, hires)
      return game.catch((error: unknown) => unended(seating.number, error))
    }
  },
  // Nobody is left who could.
  () => programs.kill(),
)
