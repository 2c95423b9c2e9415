import { asReadonly } from '@roundhouse/kernel'
import type { TrainId } from '@roundhouse/titles/18cz'
import { type AcquiredTrain, acquiredTrains, trainPreview } from '@roundhouse/view/18cz'
import { TrainChip } from '../../railway/train-chip.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import type { CzTable } from '../cz-table.ts'
import { czWords } from '../words.ts'
import { Buttons } from './buttons.tsx'
import { OtherActions } from './other-actions.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { kindOf, money, panelWords } from './text.ts'
import { TrainMeaning } from './train-meaning.tsx'

/** Each acquired train is kept, turned to a larger kind, or scrapped, at once. — VIII.9 */
export function AcquiredPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.acquired
  const found = acquiredTrains(asReadonly(cz.state.value))
  const { action } = cz.draft.value
  const seat = cz.table.acting.value
  if (found === null || seat === null) return null
  return (
    <PanelFrame cz={cz} heading={t.heading} hint={t.limit(found.owned, found.limit)} section="VIII.9">
      <p class="prompt">{t.choose}</p>
      <ul class="choices trains">
        {found.trains.map((each) => (
          <TrainLine key={`${each.train.id} ${each.turned}`} cz={cz} each={each} />
        ))}
      </ul>
      {action?.type === 'turnTrain' && (
        <TrainMeaning cz={cz} preview={trainPreview(asReadonly(cz.state.value), seat, action)} />
      )}
      <OtherActions cz={cz} />
      <Buttons cz={cz} confirm={confirmWords(cz)} />
    </PanelFrame>
  )
}

function TrainLine({ cz, each }: { readonly cz: CzTable; readonly each: AcquiredTrain }) {
  const t = panelWords.value.acquired
  const { action } = cz.draft.value
  const scrap = { type: 'scrapTrain' as const, train: each.train.id as TrainId }
  return (
    <li>
      <TrainChip train={each.train} />
      {each.turned && <small>{t.turned}</small>}
      <span class="tools">
        {each.turns.map(({ to, cost, action: turn }) => (
          <GuardedButton
            key={to.id}
            table={cz.table}
            class="button small"
            why={cz.refuse(turn)}
            pressed={action?.type === 'turnTrain' && action.train === turn.train && action.to === turn.to}
            onPress={() => cz.change({ action: turn })}
          >
            {cost === 0 ? t.turnFree(to.kind) : t.turnTo(to.kind, money(cost))}
          </GuardedButton>
        ))}
        <GuardedButton
          table={cz.table}
          class="button small"
          why={cz.refuse(scrap)}
          pressed={action?.type === 'scrapTrain' && action.train === scrap.train}
          label={t.confirmScrap(czWords.value.rounds.train(each.train.id))}
          onPress={() => cz.change({ action: scrap })}
        >
          {t.scrap}
        </GuardedButton>
      </span>
    </li>
  )
}

function confirmWords(cz: CzTable): string {
  const t = panelWords.value.acquired
  const { action } = cz.draft.value
  const seat = cz.table.acting.value
  if (action?.type === 'scrapTrain') return t.confirmScrap(kindOf(action.train))
  if (action?.type !== 'turnTrain' || seat === null) return t.keepAll
  const { price } = trainPreview(asReadonly(cz.state.value), seat, action)
  const from = kindOf(action.train)
  const to = kindOf(action.to)
  return price === 0 ? t.confirmTurnFree(from, to) : t.confirmTurn(from, to, money(price))
}
