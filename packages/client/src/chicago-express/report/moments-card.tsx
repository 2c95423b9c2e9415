import type { Moment } from '@roundhouse/view/chicago-express'
import { CompanySign } from '../company-sign.tsx'
import { words } from '../words.ts'
import type { GameReport } from './game-report.ts'

/** Turning points of the game; each leads to its position on the board. */
export function MomentsCard({
  game,
  onMoment,
}: {
  readonly game: GameReport
  readonly onMoment: (version: number) => void
}) {
  const { report } = words.value
  if (game.figures.moments.length === 0) return null
  return (
    <section class="card figure-card moments-card" aria-label={report.moments.title}>
      <header>
        <div class="figure-head">
          <h2>{report.moments.title}</h2>
          <span class="figure-aside">{report.moments.aside}</span>
        </div>
      </header>
      <ol class="moments">
        {game.figures.moments.map((moment) => {
          const name = game.names[moment.seat] ?? ''
          const { text, chip } = toldOf(moment, name)
          return (
            <li key={`${moment.kind} ${moment.version}`}>
              <button
                type="button"
                onClick={() => onMoment(moment.version)}
                title={report.moments.go(moment.version)}
              >
                <span class="moment-move">
                  <span class="visually-hidden">{report.moments.move} </span>
                  {moment.version}
                </span>
                <span class="moment-sign">
                  {moment.kind === 'lead' ? null : <CompanySign company={moment.company} size={22} />}
                </span>
                <span class="moment-text">
                  <b>{name}</b>
                  {text.slice(name.length)}
                </span>
                {chip === null ? null : <span class="chip">{chip}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Every sentence begins with the player. */
function toldOf(moment: Moment, name: string): { readonly text: string; readonly chip: string | null } {
  const { report, chicago, formats } = words.value
  const told = report.moments
  if (moment.kind === 'lead') return { text: told.lead({ ...moment, name }), chip: null }
  const company = chicago.company(moment.company)
  switch (moment.kind) {
    case 'chicago':
      return { text: told.chicago({ ...moment, name, company }), chip: null }
    case 'bestBuild':
      return {
        text: told.bestBuild({ ...moment, name, company }),
        chip: `${told.income} ${formats.signed(moment.income)}`,
      }
    default:
      return {
        text: told[moment.kind]({ ...moment, name, company }),
        chip: formats.signed(moment.earned - moment.price),
      }
  }
}
