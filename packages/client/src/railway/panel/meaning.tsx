import type { Figure, Meaning, Note } from '@roundhouse/view/railway'
import { Consequence, Consequences } from '../../table/change.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { sayer } from './say.ts'

/** What the choice would come to: figures before and after, and what follows from it. */
export function Meanings({
  railway,
  meaning,
}: {
  readonly railway: RailwayTable
  readonly meaning: Meaning
}) {
  return (
    <>
      <Figures railway={railway} figures={meaning.figures} />
      <Notes railway={railway} notes={meaning.notes} />
    </>
  )
}

export function Figures({
  railway,
  figures,
}: {
  readonly railway: RailwayTable
  readonly figures: readonly Figure[]
}) {
  const say = sayer(railway)
  if (figures.length === 0) return null
  return (
    <Consequences>
      {figures.map((each, at) => (
        <Consequence key={at} name={say(each.name)}>
          <FigureChange railway={railway} figure={each} />
        </Consequence>
      ))}
    </Consequences>
  )
}

/** A figure before and after; one figure while nothing changes. */
export function FigureChange({
  railway,
  figure: { before, after, tone },
}: {
  readonly railway: RailwayTable
  readonly figure: Figure
}) {
  const say = sayer(railway)
  if (after === null) return <b class={tone === 'bad' ? 'figure bad' : 'figure'}>{say(before)}</b>
  return (
    <b class="figure">
      {say(before)} <span class="arrow">→</span>{' '}
      <span class={tone === 'good' ? 'good' : undefined}>{say(after)}</span>
    </b>
  )
}

const NOTE_CLASS = { prompt: 'prompt', plain: 'note', good: 'note good', warn: 'note warn' } as const

export function Notes({
  railway,
  notes,
}: {
  readonly railway: RailwayTable
  readonly notes: readonly Note[]
}) {
  const say = sayer(railway)
  return (
    <>
      {notes.map(({ tone, lines, section }, at) => {
        const [only] = lines
        if (lines.length === 1 && only !== undefined) {
          return (
            <p key={at} class={NOTE_CLASS[tone]}>
              {say(only)} {section !== null && <SectionLink table={railway.table} section={section} />}
            </p>
          )
        }
        return (
          <div key={at} class={NOTE_CLASS[tone]}>
            {lines.map((line, number) => (
              <p key={number}>{say(line)}</p>
            ))}
            {section !== null && <SectionLink table={railway.table} section={section} />}
          </div>
        )
      })}
    </>
  )
}
