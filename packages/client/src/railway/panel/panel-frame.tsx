import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Monogram } from '../../table/names.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import { CompanySign } from '../company-sign.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { Beads } from './beads.tsx'
import { Notes } from './meaning.tsx'
import { keepRowsInView } from './rows-in-view.ts'
import { sayer } from './say.ts'
import './panel.css'

/** In which box the last decision was drawn. */
let drawn: Element | null | undefined

/** The frame of every decision: who acts for what, the steps of the turn, what is decided, and its section. */
export function PanelFrame({
  railway,
  heading,
  hint,
  section,
  children,
}: {
  readonly railway: RailwayTable
  readonly heading: string
  readonly hint?: string | undefined
  readonly section: string
  readonly children: ComponentChildren
}) {
  const { table } = railway
  const seat = table.me.value === null ? table.acting.value : null
  const question = railway.question.value
  const say = sayer(railway)
  const frame = useRef<HTMLDivElement>(null)
  // Whoever is asked next, or for something else, begins at the top of what is to be read.
  useLayoutEffect(() => {
    const box = frame.current?.closest('.decision')
    frame.current?.style.removeProperty('min-height')
    // To scroll makes the browser lay out the page; a box that has just come stands at its top by itself.
    if (drawn === box) {
      box?.scrollTo(0, 0)
      box?.closest('.sheet-content')?.scrollTo(0, 0)
    }
    drawn = box
  }, [table.acting.value, question?.step, question?.company])
  useLayoutEffect(() => keepRowsInView(frame.current), [])
  const company =
    question === null || question.company === null ? undefined : railway.company(question.company)
  return (
    <div class="railway-panel" ref={frame}>
      <header>
        {seat !== null && (
          <span class="for">
            <Monogram table={table} seat={seat} />
            {railwayWords.value.panel.yourTurn(table.naming.value.player(seat))}
          </span>
        )}
        {company !== undefined && (
          <span class="acts-for" data-status={company.status}>
            <CompanySign company={company} size={26} />
            <b>{company.id}</b>
            <span class="full-name" title={company.name}>
              {company.name}
            </span>
            <span class="holds">{say(question?.holds ?? '')}</span>
          </span>
        )}
      </header>
      {company !== undefined && company.turn === 'now' && <Beads railway={railway} />}
      <div class="body">
        <div class="asks">
          <h2>{heading}</h2>
          <span class="aside">
            {hint !== undefined && <span class="hint">{hint}</span>}
            <SectionLink table={table} section={section} />
          </span>
        </div>
        <Notes railway={railway} notes={question?.notes ?? []} />
        {children}
      </div>
    </div>
  )
}
