import { memo } from '../board/memo.ts'
import { useWidth } from '../report/use-width.ts'
import { Icon } from '../shell/icons.tsx'
import { goToMoment } from '../shell/router.ts'
import { words } from '../shell/words.ts'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import './history-bar.css'

/** Every moment of the game on one line, with ticks at the rounds; drag it or use the arrow keys. */
export function HistoryBar({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const t = words.value.table.history
  const last = table.session.version.value
  const shown = table.shown.value
  const from = table.since.from.value
  const [track, width] = useWidth<HTMLDivElement>(700)
  return (
    <section class="history-bar" aria-label={t.heading} data-past={table.past.value}>
      <Icon name="hist" size={15} />
      <b class="move">{t.move(shown)}</b>
      <StepButton name={t.previous} sign="‹" disabled={shown === 0} onPress={() => table.show(shown - 1)} />
      <div class="track" ref={track}>
        <Ticks title={title} last={last} width={width} />
        {from !== null && (
          <i class="stretch" style={{ '--at': at(from, last), '--to': at(last, last) }} aria-hidden="true" />
        )}
        <input
          type="range"
          min={0}
          max={Math.max(last, 1)}
          step={1}
          value={last === 0 ? 1 : shown}
          disabled={last === 0}
          aria-label={t.slider}
          aria-valuetext={t.moveOf(shown, last)}
          onInput={(event) => table.show(Number(event.currentTarget.value))}
        />
      </div>
      <StepButton name={t.next} sign="›" disabled={!table.past.value} onPress={() => table.show(shown + 1)} />
      <button type="button" class="now" aria-pressed={!table.past.value} onClick={() => goToMoment(null)}>
        {t.now}
      </button>
    </section>
  )
}

/** They stay where they are while one steps through the history. */
const Ticks = memo(function Ticks({
  title,
  last,
  width,
}: {
  readonly title: TitleTable
  readonly last: number
  readonly width: number
}) {
  return (
    <>
      {ticksOf(title, last, width).map(({ version, label, named }) => (
        <i
          key={version}
          class={named ? 'tick' : 'tick minor'}
          style={{ '--at': at(version, last) }}
          aria-hidden="true"
        >
          {named && <span>{label}</span>}
        </i>
      ))}
    </>
  )
})

function StepButton(props: {
  readonly name: string
  readonly sign: string
  readonly disabled: boolean
  readonly onPress: () => void
}) {
  return (
    <button
      type="button"
      class="step"
      aria-label={props.name}
      aria-disabled={props.disabled ? 'true' : undefined}
      onClick={props.onPress}
    >
      {props.sign}
    </button>
  )
}

/** How wide a letter of a tick's name is at most, and what lies between two names, in pixels. */
const LETTER = 6.4
const GAP = 10

/** The rounds, each named where there is room since the name before. */
function ticksOf(title: TitleTable, last: number, width: number) {
  if (last === 0) return []
  let free = 0
  return title.rounds.value.map((mark) => {
    const from = (mark.version / last) * width
    const to = from + mark.label.length * LETTER + GAP
    const named = from >= free && to <= width
    if (named) free = to
    return { ...mark, named }
  })
}

function at(version: number, last: number): string {
  return String(last === 0 ? 1 : version / last)
}

/** The round before or after a moment, for the keys. */
export function roundBeside(title: TitleTable, shown: number, direction: 1 | -1, last: number): number {
  const marks = title.rounds.value.map((mark) => mark.version)
  if (direction < 0) return marks.findLast((version) => version < shown) ?? 0
  return marks.find((version) => version > shown) ?? last
}
