import type { Amount, Decision, Pick as OneOfFew, Queued } from '@roundhouse/view/railway'
import { hintOn } from '../../board/hinted.ts'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { screenSize } from '../../table/screen-size.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { Meanings, Notes } from './meaning.tsx'
import { moved } from './queue.ts'
import { sayer } from './say.ts'
import { QuickAmounts, Stepper } from './stepper.tsx'

/**
 * What is put together: what is still to be chosen in it, what goes first, and what it would mean. Figures that a page in
 * the place of the map tells already are left to it: rows of choices need the room.
 */
export function PutTogether({
  railway,
  question: { pick, amount, queue, meaning, exchange },
}: {
  readonly railway: RailwayTable
  readonly question: Decision
}) {
  const told = exchange !== null && screenSize.value !== 'phone'
  return (
    <>
      {pick !== null && <Few railway={railway} pick={pick} />}
      {amount !== null && <AmountOf railway={railway} amount={amount} />}
      {queue.length > 0 && <Queue railway={railway} queue={queue} />}
      {told ? (
        <Notes railway={railway} notes={meaning.notes} />
      ) : (
        <Meanings railway={railway} meaning={meaning} />
      )}
    </>
  )
}

/** One figure out of few, e.g. the start prices with the capital that each brings. */
function Few({ railway, pick }: { readonly railway: RailwayTable; readonly pick: OneOfFew }) {
  const say = sayer(railway)
  return (
    <section class="group">
      <h3>
        {say(pick.heading)} <small>{say(pick.aside)}</small>
      </h3>
      <div class="quick" role="group" aria-label={say(pick.aside)}>
        {pick.options.map(({ action, refusal, pressed, said, brings, what }) => (
          <GuardedButton
            key={say(said)}
            table={railway.table}
            class="button"
            why={refusal}
            pressed={pressed}
            onPress={() => railway.change({ action })}
          >
            {say(said)}
            <span class="visually-hidden">, {say(what)} </span>
            <small>{say(brings)}</small>
          </GuardedButton>
        ))}
      </div>
      {pick.note !== null && <p class="prompt">{say(pick.note)}</p>}
    </section>
  )
}

/** An amount at one press or step by step. */
export function AmountOf({ railway, amount }: { readonly railway: RailwayTable; readonly amount: Amount }) {
  const say = sayer(railway)
  const { action, field, value, min, max, step = 1, heading, aside, label, quick } = amount
  const change = (next: number): void => railway.change({ action: withAmount(action, field, next) })
  return (
    <section class="group" data-hint={hintOn(action)}>
      {heading !== null && (
        <h3>
          {say(heading)}
          {aside !== null && (
            <>
              {' '}
              <small>{say(aside)}</small>
            </>
          )}
        </h3>
      )}
      <QuickAmounts
        amounts={quick.map((each) => ({ amount: each.amount, name: say(each.name) }))}
        value={value}
        show={(figure) => say({ money: figure })}
        onChange={change}
      />
      <Stepper
        railway={railway}
        refuse={(each) => railway.refuse(withAmount(action, field, each))}
        value={value}
        min={min}
        max={max}
        by={step}
        label={say(label)}
        onChange={change}
      />
    </section>
  )
}

/** Several in a chosen order: each is made for itself. */
function Queue({ railway, queue }: { readonly railway: RailwayTable; readonly queue: readonly Queued[] }) {
  return (
    <section class="group">
      <h3>{railwayWords.value.panel.shares.sales}</h3>
      <ol class="sales">
        {queue.map((item, at) => (
          <QueueLine key={item.id} railway={railway} item={item} at={at} />
        ))}
      </ol>
    </section>
  )
}

function QueueLine({
  railway,
  item: { action, said, earlier, later, remove, amount },
  at,
}: {
  readonly railway: RailwayTable
  readonly item: Queued
  readonly at: number
}) {
  const say = sayer(railway)
  const { queue } = railway.draft.value
  const last = queue.length - 1
  return (
    <li>
      <span class="number">{at + 1}</span>
      <span class="what">{say(said)}</span>
      <span class="tools">
        <button
          type="button"
          class="tool"
          aria-label={say(earlier)}
          aria-disabled={at === 0 ? 'true' : undefined}
          onClick={() => railway.change({ queue: moved(queue, at, -1) })}
        >
          ↑
        </button>
        <button
          type="button"
          class="tool"
          aria-label={say(later)}
          aria-disabled={at === last ? 'true' : undefined}
          onClick={() => railway.change({ queue: moved(queue, at, 1) })}
        >
          ↓
        </button>
        <button
          type="button"
          class="tool"
          aria-label={say(remove)}
          onClick={() => railway.change({ queue: queue.filter((each) => each !== action) })}
        >
          ×
        </button>
      </span>
      {amount !== null && (
        <Stepper
          railway={railway}
          refuse={(value) => railway.refuse(withAmount(action, amount.field, value))}
          value={amount.value}
          min={amount.min}
          max={amount.max}
          label={say(amount.label)}
          onChange={(value) =>
            railway.change({
              queue: queue.map((each) => (each === action ? withAmount(action, amount.field, value) : each)),
            })
          }
        />
      )}
    </li>
  )
}

export function withAmount<A>(action: A, field: string, amount: number): A {
  return { ...action, [field]: amount }
}
