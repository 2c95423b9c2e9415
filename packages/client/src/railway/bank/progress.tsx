import { words } from '../../shell/words.ts'
import { capital } from '../../table/capital.ts'
import { SectionLink } from '../../table/section-link.tsx'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { thenWords } from './gauge.tsx'
import { whatNext } from './what-next.ts'
import './progress.css'

/** The track of the rounds, with their figures and where a train leaves the bank. */
export function Progress({ railway }: { readonly railway: ShownTable }) {
  const { bank: t, rounds } = railwayWords.value
  const { progress } = railway.view.value.bank
  const money = moneyOf(railway)
  return (
    <ol class="railway-progress" aria-label={t.progress}>
      {progress.map(({ set, state, rounds: inSet, exports }) => (
        <li key={set} data-state={state}>
          <span class="set">{t.set(set)}</span>
          {inSet.map(({ value, state: at }, index) => (
            <span
              key={index}
              class="round"
              data-state={at}
              aria-current={at === 'now' ? 'step' : undefined}
              title={`${rounds.operating(set, index + 1)}: ${money(value)}`}
            >
              <span class="visually-hidden">{rounds.operating(set, index + 1)}: </span>
              {words.value.formats.number(value)}
            </span>
          ))}
          {exports && (
            <span class="export" title={t.exports}>
              <span aria-hidden="true">✕</span>
              <span class="visually-hidden">{t.exports}</span>
            </span>
          )}
        </li>
      ))}
      <li class="end">{t.end}</li>
    </ol>
  )
}

/** How near the end is, where the number of rounds is known; and what ends the game. */
export function Ending({ railway, texts }: { readonly railway: ShownTable; readonly texts: TitleTexts }) {
  const t = railwayWords.value.bank
  const { progress } = railway.view.value.bank
  const next = whatNext(progress)
  return (
    <div class="railway-ending">
      {progress.length > 0 && (
        <>
          <p>
            <b>{capital(t.roundsLeft(next.roundsLeft))}</b>
            {next.round !== null && `, ${thenWords(next)}`}
          </p>
          <Progress railway={railway} />
        </>
      )}
      <p class="muted">
        {texts.ends.text} <SectionLink table={railway.table} section={texts.ends.section} />
      </p>
    </div>
  )
}
