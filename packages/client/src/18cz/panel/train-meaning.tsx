import type { PhaseOpening, TrainPreview } from '@roundhouse/view/18cz'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { CzTable } from '../cz-table.ts'
import { kindOf, money, panelWords } from './text.ts'

/** What a train costs, who helps to pay it, and what its sale sets off. — VIII.10 to VIII.12 */
export function TrainMeaning({ cz, preview }: { readonly cz: CzTable; readonly preview: TrainPreview }) {
  const t = panelWords.value
  return (
    <>
      <Consequences>
        <Consequence name={t.treasury}>
          <Change {...preview.treasury} show={money} />
        </Consequence>
        {preview.help > 0 && (
          <Consequence name={t.trains.help}>
            <b class="figure">{money(preview.help)}</b>
          </Consequence>
        )}
        {preview.cash !== null && (
          <Consequence name={t.trains.directorCash}>
            <Change {...preview.cash} show={money} />
          </Consequence>
        )}
        {preview.loan > 0 && (
          <Consequence name={t.trains.loan}>
            <b class="figure bad">{money(preview.loan)}</b>
          </Consequence>
        )}
        {preview.loan > 0 && (
          <Consequence name={t.trains.penalty}>
            <b class="figure bad">{money(preview.loan)}</b>
          </Consequence>
        )}
      </Consequences>
      <Effects cz={cz} preview={preview} />
    </>
  )
}

/** A new phase, trains that leave, trains above a new limit. — VIII.12 */
function Effects({ cz, preview }: { readonly cz: CzTable; readonly preview: TrainPreview }) {
  const t = panelWords.value.trains
  const { phase, lost, discards } = preview
  if (phase === null && lost.length + discards.length === 0) return null
  return (
    <div class="note warn">
      {phase !== null && <p>{phaseWords(phase)}</p>}
      {lost.map(({ company, trains }) => (
        <p key={company}>
          {company === 'pool' ? t.poolLoses(trains.map(kindOf)) : t.loses(company, trains.map(kindOf))}
        </p>
      ))}
      {discards.map(({ company, count }) => (
        <p key={company}>{t.discards(company, count)}</p>
      ))}
      <SectionLink table={cz.table} section="VIII.12" />
    </div>
  )
}

/** "Opens phase d: green tiles, large companies can be bought." */
export function phaseWords({ phase, tiles, opens, limits, trade }: PhaseOpening): string {
  const t = panelWords.value
  const changes = [
    ...(tiles === null ? [] : [t.trains.newTiles[tiles] ?? tiles]),
    ...opens.map((size) => t.trains.newCompanies[size] ?? size),
    ...limits.map(({ size, limit }) => t.trains.newLimit(limit)[size] ?? size),
    ...(trade ? [t.trains.newTrade] : []),
  ]
  const opened = t.trains.opensPhase(phase)
  return changes.length === 0 ? `${opened}.` : `${opened}: ${t.and(changes)}.`
}
