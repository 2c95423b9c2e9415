import type { Opinion, TurningPoint } from '@roundhouse/bots'
import type { OpinionWords } from '@roundhouse/words'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Link } from '../shell/link.tsx'
import { wordArea } from '../shell/word-areas.ts'
import { Sentence } from '../table/names.tsx'
import type { Table } from '../table/table.ts'
import type { TitleTable } from '../table/title-ui.ts'
import { askForOpinion, keptOpinion } from './opinion-client.ts'
import './opinion.css'

export const opinionArea = wordArea<OpinionWords>({
  en: async () => (await import('@roundhouse/words/opinion/en')).opinion,
  es: async () => (await import('@roundhouse/words/opinion/es')).opinion,
  it: async () => (await import('@roundhouse/words/opinion/it')).opinion,
})

interface Props {
  readonly table: Table
  readonly title: TitleTable
  /** Whoever follows a moment leaves this. */
  readonly onMoment?: (() => void) | undefined
}

type Asked = { readonly part: number } | 'failed' | Opinion | null

/** The moments at which what a bot expects changed most, each a link; asked for, and kept for the game. */
export function OpinionParts(props: Props) {
  const { session } = props.table
  const [asked, setAsked] = useState<Asked>(() => keptOpinion(session))
  const box = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  /** What had the focus goes with what was shown: whoever stood there goes on with what comes in its place. */
  const turn = (next: Asked): void => {
    held.current = box.current?.contains(document.activeElement) === true
    setAsked(next)
  }
  useLayoutEffect(() => {
    const arrived = box.current?.querySelector<HTMLElement>('button, [tabindex]')
    if (held.current) arrived?.focus({ preventScroll: true })
    held.current = false
  }, [asked])
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const ask = (): void => {
    const signal = (stop.current = new AbortController()).signal
    turn({ part: 0 })
    askForOpinion(
      session,
      (news) => {
        if (news.kind === 'part') setAsked({ part: news.part })
        else turn(news.kind === 'done' ? news.opinion : 'failed')
      },
      signal,
    )
  }
  const leave = (): void => {
    stop.current?.abort()
    turn(null)
  }
  return (
    <div class="opinion" ref={box}>
      {asked === null || asked === 'failed' ? (
        <Unasked failed={asked !== null} onAsk={ask} />
      ) : 'part' in asked ? (
        <Thinking part={asked.part} onStop={leave} />
      ) : (
        <Told {...props} opinion={asked} />
      )}
    </div>
  )
}

function Unasked({ failed, onAsk }: { readonly failed: boolean; readonly onAsk: () => void }) {
  const t = opinionArea.value.value
  return (
    <>
      <p role="status">{failed ? t.failed : t.takes}</p>
      <button type="button" class="button" onClick={onAsk}>
        {t.ask}
      </button>
    </>
  )
}

function Thinking({ part, onStop }: { readonly part: number; readonly onStop: () => void }) {
  const t = opinionArea.value.value
  const percent = Math.round(100 * Math.min(1, part))
  return (
    <>
      <p>{t.thinking(percent)}</p>
      <progress max={100} value={percent} aria-label={t.heading} />
      <button type="button" class="button" onClick={onStop}>
        {t.stop}
      </button>
    </>
  )
}

function Told(props: Props & { readonly opinion: Opinion }) {
  const t = opinionArea.value.value
  const { level, work, measure, points } = props.opinion
  const whose = (measure === 'chance' ? t.judged : t.played)(t.levels[level], work)
  return (
    <>
      {points.length === 0 ? (
        <p role="status" tabIndex={-1}>
          {t.none}
        </p>
      ) : (
        <ol tabIndex={-1} aria-label={t.heading}>
          {points.map((point) => (
            <Point key={point.to} {...props} point={point} />
          ))}
        </ol>
      )}
      <p class="whose">{whose}</p>
    </>
  )
}

/** Of a finished game, below its report. */
export function OpinionCard(props: Props) {
  const t = opinionArea.value.value
  return (
    <section class="card opinion-card" aria-label={t.heading}>
      <header>
        <h2>{t.heading}</h2>
        <span class="aside">{t.about}</span>
      </header>
      <OpinionParts {...props} />
    </section>
  )
}

function Point({
  table,
  title,
  opinion,
  point,
  onMoment,
}: Props & { readonly opinion: Opinion; readonly point: TurningPoint }) {
  const t = opinionArea.value.value
  const { from, to, seat, before, after, change, off } = point
  const name = table.naming.value.player(seat)
  const [was, is] = [before[seat] ?? 0, after[seat] ?? 0]
  const money = (amount: number): string => title.money(Math.round(amount))
  const percent = (chance: number): number => Math.round(100 * chance)
  const lines = title.log.value.filter(({ entry }) => entry > from && entry <= to)
  const told = lines.findLast(({ passing }) => !passing) ?? lines.at(-1)
  return (
    <li>
      <Link to={`${location.pathname}?action=${to}`} class="row-link" onFollow={onMoment}>
        {to - from > 1 ? t.moves(from + 1, to) : t.move(to)}
      </Link>
      <div>
        {told !== undefined && (
          <p>
            <Sentence text={told.text} />
          </p>
        )}
        <p class="hopes" data-gained={change > 0}>
          {opinion.measure === 'chance'
            ? t.chance(name, percent(was), percent(is))
            : t.worth(
                name,
                money(was),
                money(is),
                `${change < 0 ? '−' : '+'}${money(Math.abs(change))}`,
                money(off),
              )}
        </p>
      </div>
    </li>
  )
}
