import type { CzState } from '@roundhouse/titles/18cz'
import { turnBeads } from '@roundhouse/view/18cz'
import { czWords } from '../words.ts'
import { panelWords } from './text.ts'

/** The steps of the company's turn, the present one marked. — VIII.3 */
export function Beads({ state }: { readonly state: CzState }) {
  const t = panelWords.value
  const { steps } = czWords.value.rounds
  return (
    <ol class="beads" aria-label={t.steps}>
      {turnBeads(state).map((bead) => (
        <li key={bead.stage} data-state={bead.state} aria-current={bead.state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true" />
          <span>{steps[bead.stage]}</span>
          {bead.state === 'done' && <span class="visually-hidden">, {t.stepDone}</span>}
        </li>
      ))}
    </ol>
  )
}
