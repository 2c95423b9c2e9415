import type { BoardView, Group, Row, Sign } from '@roundhouse/view/railway'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { hintOn } from '../../board/hinted.ts'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import { type Layout, layoutOf } from '../board/layout.ts'
import { SIDE } from '../board/measures.ts'
import { pointedHex } from '../map/cards.ts'
import { Duties } from '../panel/duties.tsx'
import { SignOf, choose } from '../panel/groups.tsx'
import { sayer } from '../panel/say.ts'
import type { RailwayTable } from '../railway-table.ts'
import './chooser.css'

/** Companies as cards beside the map, each with the place of its home; below those that can be named what somebody owes. */
export function Chooser({ railway }: { readonly railway: RailwayTable }) {
  const question = railway.question.value
  const { board } = railway.view.value
  const layout = useMemo(() => layoutOf(board), [board.hexes.length])
  const { land, box } = useMemo(() => landOf(layout, board), [layout])
  // What is taken away under the pointer tells nobody that the pointer has left it.
  useEffect(() => () => void (pointedHex.value = null), [])
  if (question === null) return null
  const homeAt = (hex: string): ComponentChildren => {
    const { x, y } = layout.centreOf(hex)
    return (
      <svg class="land" viewBox={box} aria-hidden="true" focusable="false">
        <use href="#chooser-land" />
        <circle cx={x} cy={y} r={SIDE * 1.1} />
      </svg>
    )
  }
  const { groups, section, duties } = question
  const cards = groups.filter(({ look }) => look === 'cards')
  return (
    <div class="chooser scrolls">
      {/* Drawn once; every card shows it again with its own home. */}
      <svg class="visually-hidden" aria-hidden="true" focusable="false">
        <path id="chooser-land" d={land} />
      </svg>
      {cards.map((group, at) => (
        <>
          <CardGroup
            key={at}
            railway={railway}
            group={group}
            section={at === 0 ? section : null}
            homeAt={homeAt}
          />
          {at === 0 && duties !== null && <Duties railway={railway} duties={duties} />}
        </>
      ))}
    </div>
  )
}

/** The hexes of the land as one shape without the sea around it. */
function landOf(layout: Layout, { hexes }: BoardView): { readonly land: string; readonly box: string } {
  const land = hexes.filter(({ regions }) => regions === undefined).map(({ id }) => id)
  const places = land.map((id) => layout.centreOf(id))
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))]
  const box = [left - SIDE, top - SIDE, right - left + 2 * SIDE, bottom - top + 2 * SIDE]
  return { land: layout.pathOf(land, 1.02), box: box.join(' ') }
}

function CardGroup({
  railway,
  group: { heading, aside, label, rows },
  section,
  homeAt,
}: {
  readonly railway: RailwayTable
  readonly group: Group
  readonly homeAt: (hex: string) => ComponentChildren
  readonly section: string | null
}) {
  const say = sayer(railway)
  return (
    <section>
      <h3>
        {say(heading ?? label)}
        <small>
          {aside !== null && say(aside)}{' '}
          {section !== null && <SectionLink table={railway.table} section={section} />}
        </small>
      </h3>
      <ul class="company-cards" aria-label={say(label)}>
        {rows.map((row) => (
          <li
            key={row.id}
            data-hex={row.hex}
            data-state={row.state}
            data-pointed={row.hex !== undefined && pointedHex.value === row.hex}
          >
            <Card railway={railway} row={row} homeAt={homeAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CardProps {
  readonly railway: RailwayTable
  readonly row: Row
  readonly homeAt: (hex: string) => ComponentChildren
}

/** A button where it can be chosen or tells why not; else it is only looked at. */
function Card(props: CardProps) {
  const { railway, row } = props
  const { option } = row
  if (option === null) {
    return (
      <div class="company-card">
        <Face {...props} />
      </div>
    )
  }
  return (
    <GuardedButton
      table={railway.table}
      class="company-card"
      why={option.refusal}
      pressed={option.pressed}
      hint={hintOn(option.action)}
      onPress={() => choose(railway, option)}
    >
      <Face {...props} />
    </GuardedButton>
  )
}

function Face({ railway, row: { signs, name, note, figureNote, hex }, homeAt }: CardProps) {
  const say = sayer(railway)
  const isSeal = (each: Sign): boolean => 'seal' in each
  const [first, ...others] = signs.filter((each) => !isSeal(each))
  const sign = (each: Sign, at: number) => <SignOf key={at} railway={railway} sign={each} size={20} />
  return (
    <>
      {hex !== undefined && homeAt(hex)}
      <span class="what">
        <span class="head">
          {first !== undefined && <span aria-hidden="true">{sign(first, 0)}</span>}
          <b>{name === null ? '' : say(name)}</b>
          <span class="others">{others.map(sign)}</span>
        </span>
        {note !== null && <small>{say(note)}</small>}
        {figureNote !== null && (
          <small class="state">
            {signs.filter(isSeal).map(sign)} {say(figureNote)}
          </small>
        )}
      </span>
    </>
  )
}
