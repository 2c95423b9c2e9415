import { asReadonly } from '@roundhouse/kernel'
import type { TrainId } from '@roundhouse/titles/18cz'
import { discardRows } from '@roundhouse/view/18cz'
import { TrainChip } from '../../railway/train-chip.tsx'
import type { CzTable } from '../cz-table.ts'
import { czWords } from '../words.ts'
import { Buttons } from './buttons.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { kindOf, money, panelWords } from './text.ts'

/** A new limit: a train of the director's choice goes to the pool. — VIII.12 */
export function DiscardPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.discard
  const found = discardRows(asReadonly(cz.state.value))
  const { action } = cz.draft.value
  if (found === null) return null
  const owned = found.limit + found.over
  return (
    <PanelFrame cz={cz} heading={t.heading} hint={t.limit(owned, found.limit)} section="VIII.12">
      <p class="prompt">
        {t.goes(found.over)} {found.keeps !== null && t.keeps(kindOf(found.keeps))} {t.choose}
      </p>
      <div class="choices" role="group" aria-label={t.choose}>
        {found.trains.map((train) => {
          const discard = { type: 'discard' as const, train: train.id as TrainId }
          return (
            <ChoiceRow
              key={train.id}
              cz={cz}
              why={cz.refuse(discard)}
              pressed={action?.type === 'discard' && action.train === train.id}
              onPress={() => cz.change({ action: discard })}
              sign={<TrainChip train={train} />}
              name={czWords.value.rounds.train(train.id)}
              figure={money(train.price)}
            />
          )
        })}
      </div>
      <Buttons cz={cz} confirm={action?.type === 'discard' ? t.confirm(kindOf(action.train)) : t.button} />
    </PanelFrame>
  )
}
