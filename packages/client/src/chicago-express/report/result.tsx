import { sectionLabel } from '@roundhouse/words'
import { words } from '../words.ts'
import type { GameReport } from './game-report.ts'

/** Who won and by how much, why the game ended, and everybody in order. — p40 End */
export function Result({
  game,
  onBoard,
}: {
  readonly game: GameReport
  readonly onBoard?: (() => void) | undefined
}) {
  const { report, chicago, formats } = words.value
  const { standing, ended, players } = game.view
  const dividends = game.figures.points.length - 1
  return (
    <section class="card result" aria-label={report.title}>
      <div class="result-words">
        <h1>{headline(game)}</h1>
        <p>
          {report.length(dividends, game.moves)}{' '}
          {ended === null
            ? null
            : report.ended(
                ended.map((reason) => chicago.endClauses[reason]),
                sectionLabel(words.value.chicago, 'p40 End').replace(' ', '\u00A0'),
              )}
        </p>
        {onBoard === undefined ? null : (
          <button type="button" class="button" onClick={onBoard}>
            {report.board}
          </button>
        )}
      </div>
      <ol class="ranking" style={{ '--seats': standing.length }} aria-label={report.ranking}>
        {standing.map(({ seat, score, rank }) => (
          <li key={seat} class={rank === 1 ? 'first' : ''}>
            <span class="ranking-name" title={game.names[seat]}>
              {rank} {game.names[seat]}
            </span>
            <b>{formats.money(score)}</b>
            <small>{report.shares(players[seat]?.shares.length ?? 0)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function headline({ view, names }: GameReport): string {
  const { report } = words.value
  const firsts = view.standing.filter(({ rank }) => rank === 1)
  const over = view.ended !== null
  const [best] = firsts
  const next = view.standing.find(({ rank }) => rank > 1)
  const who = firsts.map(({ seat }) => names[seat] ?? '')
  const cash = best?.score ?? 0
  if (firsts.length > 1) return over ? report.winTied(who, cash) : report.leadTied(who, cash)
  const by = cash - (next?.score ?? 0)
  return over ? report.wins(who[0] ?? '', by) : report.leads(who[0] ?? '', by)
}
