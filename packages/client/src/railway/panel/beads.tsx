import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { sayer } from './say.ts'

/** So many stand closer. */
const MANY = 8

/** The steps of the company's turn, the present one marked. */
export function Beads({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel
  const say = sayer(railway)
  const beads = railway.question.value?.beads ?? []
  if (beads.length === 0) return null
  return (
    <ol class="beads" aria-label={t.steps} data-many={beads.length >= MANY ? 'true' : undefined}>
      {beads.map(({ name, state }) => (
        <li key={name.code} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true" />
          <span>{say(name)}</span>
          {state === 'done' && <span class="visually-hidden">, {t.stepDone}</span>}
        </li>
      ))}
    </ol>
  )
}
