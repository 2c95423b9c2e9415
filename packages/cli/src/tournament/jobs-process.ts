import type { FromProcess, GameToPlay, Hall, ToProcess } from './jobs.ts'
import type { PlayedGame, UnendedGame } from './one-game.ts'

type Tell = (message: FromProcess) => void
type PlayGame = (game: GameToPlay) => Promise<PlayedGame | UnendedGame>

/** The other end of a tournament's process: begins once, then plays what it is told; `orphaned` when nobody tells it any more. */
export function inProcess(
  begin: (hall: Hall, tell: Tell) => Promise<PlayGame>,
  orphaned: () => void = () => {},
): void {
  const tell: Tell = (message) => {
    process.send?.(message)
  }
  // Ctrl-C reaches every process of a terminal; whoever began the tournament decides what it means.
  process.on('SIGINT', () => {})
  process.on('disconnect', () => {
    orphaned()
    process.exit(0)
  })
  process.on('uncaughtException', (error) => {
    process.send?.({ crash: error.stack ?? String(error) } satisfies FromProcess, () => process.exit(1))
  })
  let play: PlayGame | null = null
  process.on('message', async (message: ToProcess) => {
    if ('hall' in message) {
      play = await begin(message.hall, tell)
      return tell({ ready: true })
    }
    if (play !== null) tell({ game: await play(message.game) })
  })
}
