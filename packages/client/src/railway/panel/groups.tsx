import type { Action } from '@roundhouse/kernel'
import type { Group, Option, Row, RowButton, Sign, Told } from '@roundhouse/view/railway'
import { hintOn } from '../../board/hinted.ts'
import { settings } from '../../shell/preferences.ts'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { cardsOnStage } from '../map/cards.ts'
import { whyNoPower } from '../map/why-no-power.ts'
import { confirm } from '../panel-keys.ts'
import type { RailwayTable } from '../railway-table.ts'
import { Seal } from '../seal.tsx'
import { SizeMark, TrainChip } from '../train-chip.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { FigureChange } from './meaning.tsx'
import { possibleFirst } from './possible-first.ts'
import { sayer } from './say.ts'

interface GroupProps {
  readonly railway: RailwayTable
  readonly group: Group
}

export function Groups({
  railway,
  groups,
}: {
  readonly railway: RailwayTable
  readonly groups: readonly Group[]
}) {
  return (
    <>
      {groups
        .filter((group) => isListed(railway, group))
        .map((group, at) => (
          <GroupOf key={at} railway={railway} group={group} />
        ))}
    </>
  )
}

/** Cards beside the map are for looking at as well: a list has those that can be chosen from. */
function isListed(railway: RailwayTable, { look, rows }: Group): boolean {
  return look !== 'cards' || (!cardsOnStage(railway) && rows.some(({ option }) => option !== null))
}

/** With its heading, or folded below it until it is opened or something in it is chosen. */
function GroupOf({ railway, group }: GroupProps) {
  const say = sayer(railway)
  const { heading, aside, mark, folded, rows } = group
  if (heading === null) return <Rows railway={railway} group={group} />
  const title = (
    <>
      {mark !== null && (
        <>
          <SignOf railway={railway} sign={mark} size={22} />{' '}
        </>
      )}
      {say(heading)}
      {aside !== null && (
        <>
          {' '}
          <small>{say(aside)}</small>
        </>
      )}
    </>
  )
  if (!folded) {
    return (
      <section class="group">
        <h3>{title}</h3>
        <Rows railway={railway} group={group} />
      </section>
    )
  }
  return (
    <details
      class="group"
      open={rows.some(({ option }) => option?.pressed === true)}
      // What was opened at the end of a list is seen.
      onToggle={({ currentTarget: at }) => at.open && at.scrollIntoView({ block: 'nearest' })}
    >
      <summary>{title}</summary>
      <Rows railway={railway} group={group} />
    </details>
  )
}

function Rows({ railway, group: { look, label, rows } }: GroupProps) {
  const name = sayer(railway)(label)
  if (look === 'stock' || look === 'tools') {
    return (
      <ul class={look === 'stock' ? 'choices stock' : 'choices tooled'} aria-label={name}>
        {(look === 'stock' ? possibleFirst(rows) : rows).map((row) => (
          <li key={row.id}>
            {look === 'stock' ? (
              <>
                <OptionRow railway={railway} row={row} size={24} />
                <Buttons railway={railway} buttons={row.buttons} />
              </>
            ) : (
              <ToolRow railway={railway} row={row} />
            )}
          </li>
        ))}
      </ul>
    )
  }
  const Each = look === 'sides' ? Side : OptionRow
  return (
    <div class={CLASS[look]} role="group" aria-label={name}>
      {rows.map((row) => (
        <Each key={row.id} railway={railway} row={row} size={look === 'grid' ? 26 : 22} />
      ))}
    </div>
  )
}

const CLASS = { rows: 'choices', cards: 'choices', grid: 'choices compact', sides: 'sides' } as const

interface RowProps {
  readonly railway: RailwayTable
  readonly row: Row
  /** Of the signs of companies. */
  readonly size: number
}

function OptionRow({ railway, row, size }: RowProps) {
  const say = sayer(railway)
  const { option, signs, name, note, figure, figureNote } = row
  if (option === null) return null
  const told = (text: Told | null) => (text === null ? undefined : say(text))
  return (
    <ChoiceRow
      railway={railway}
      why={option.refusal}
      pressed={option.pressed}
      hint={hintOn(option.action)}
      onPress={() => choose(railway, option)}
      sign={
        signs.length === 0
          ? undefined
          : signs.map((sign, at) => <SignOf key={at} railway={railway} sign={sign} size={size} />)
      }
      name={told(name)}
      note={told(note)}
      figure={told(figure)}
      figureNote={told(figureNote)}
    />
  )
}

/** One of two or three answers, each with what it comes to. */
function Side({ railway, row }: RowProps) {
  const say = sayer(railway)
  const { option, name, note, figures } = row
  if (option === null) return null
  return (
    <GuardedButton
      table={railway.table}
      class="side"
      why={option.refusal}
      pressed={option.pressed}
      hint={hintOn(option.action)}
      onPress={() => choose(railway, option)}
    >
      <b class="name">{say(name ?? '')}</b>
      {note !== null && <small>{say(note)}</small>}
      <span class="lines">
        {figures.map((each, at) => (
          <span key={at} class="line">
            <span>{say(each.name)}</span>
            <FigureChange railway={railway} figure={each} />
          </span>
        ))}
      </span>
    </GuardedButton>
  )
}

/** What one has, with the buttons for what may be done with it. */
function ToolRow({ railway, row: { signs, name, note, buttons } }: Omit<RowProps, 'size'>) {
  const say = sayer(railway)
  return (
    <>
      {signs.map((sign, at) => (
        <SignOf key={at} railway={railway} sign={sign} size={22} />
      ))}
      {name === null ? (
        note !== null && <small>{say(note)}</small>
      ) : (
        <span class="what">
          <b>{say(name)}</b>
          {note !== null && <small>{say(note)}</small>}
        </span>
      )}
      <span class="tools">
        <Buttons railway={railway} buttons={buttons} />
      </span>
    </>
  )
}

function Buttons({
  railway,
  buttons,
}: {
  readonly railway: RailwayTable
  readonly buttons: readonly RowButton[]
}) {
  const say = sayer(railway)
  return (
    <>
      {buttons.map((button) => (
        <GuardedButton
          key={button.id}
          table={railway.table}
          class={button.does === 'queue' ? 'button small sell' : 'button small'}
          {...stateOf(railway, button)}
          {...(button.label === null ? {} : { label: say(button.label) })}
        >
          {say(button.said)}
        </GuardedButton>
      ))}
    </>
  )
}

function stateOf(railway: RailwayTable, button: RowButton) {
  const { queue, power } = railway.draft.value
  if (button.does === 'power') {
    const pressed = power === button.power
    return {
      why: whyNoPower(railway, button.power),
      pressed,
      onPress: () =>
        railway.change({ power: pressed ? null : button.power, hex: null, tile: null, action: null }),
    }
  }
  const { option } = button
  const { refusal, pressed, action } = option
  const hint = hintOn(action)
  if (button.does === 'choose') return { why: refusal, pressed, hint, onPress: () => choose(railway, option) }
  return {
    why: refusal,
    pressed,
    hint,
    onPress: () =>
      railway.change({ queue: pressed ? queue.filter((each) => each !== action) : [...queue, action] }),
  }
}

/** Chosen; what is chosen already is taken back. Who wants few confirmations has said all with it, if nothing is open. */
export function choose(railway: RailwayTable, { pressed, action }: Option<Action>): void {
  const taken = pressed && railway.draft.value.action !== null
  railway.change({ action: taken ? null : action })
  if (!taken && settings.confirmations.value === 'few' && isComplete(railway)) confirm(railway)
}

/** Nothing is left to choose in what is put together, and nothing goes before it. */
function isComplete({ question }: RailwayTable): boolean {
  const asked = question.value
  if (asked === null || asked.exchange !== null || asked.tables.length > 0) return false
  return asked.pick === null && asked.amount === null && asked.queue.length === 0
}

/** A company, a train or permit, a size, or whether there is a charter. */
export function SignOf({
  railway,
  sign,
  size,
}: {
  readonly railway: RailwayTable
  readonly sign: Sign
  readonly size: number
}) {
  if ('company' in sign) return <CompanySign company={lookOf(railway, sign.company)} size={size} />
  if ('seal' in sign) return <Seal chartered={sign.seal} />
  return 'train' in sign ? <TrainChip train={sign.train} /> : <SizeMark size={sign.size} />
}
