import { capital } from '../../table/capital.ts'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { TrainChip } from '../train-chip.tsx'
import { colourWord, railwayWords, sizeWord } from '../words.ts'
import { type PhaseChange, phaseChanges } from './phase-changes.ts'

/** The phases of the game and what each one changes; the one that is on and the next are marked. */
export function Phases({ railway, texts }: { readonly railway: ShownTable; readonly texts: TitleTexts }) {
  const { bank: t } = railwayWords.value
  const { phases } = railway.view.value.bank
  const changes = phaseChanges(phases)
  return (
    <div class="phases-scroll scrolls" role="group" aria-label={t.phases} tabIndex={0}>
      <table class="bank-phases">
        <thead>
          <tr>
            <th scope="col">{t.columns.phase}</th>
            <th scope="col">{t.columns.tiles}</th>
            <th scope="col">{t.columns.limits}</th>
            <th scope="col">{t.columns.trains}</th>
            <th scope="col">{t.columns.changes}</th>
          </tr>
        </thead>
        <tbody>
          {phases.map((phase, at) => (
            <tr
              key={phase.id}
              data-state={phase.state}
              aria-current={phase.state === 'now' ? 'step' : undefined}
            >
              <th scope="row">
                {phase.id}
                {(phase.state === 'now' || phase.state === 'next') && (
                  <span class="chip">{t.states[phase.state]}</span>
                )}
              </th>
              <td>
                <span class="swatch" data-colour={phase.tiles} aria-hidden="true" /> {colourWord(phase.tiles)}
              </td>
              <td title={t.columns.limits}>{limitText(phase.limits)}</td>
              <td>
                <span class="train-chips">
                  {phase.trains.map((train) => (
                    <TrainChip key={train.id} train={train} />
                  ))}
                </span>
              </td>
              <td class="changes">{changeWords(changes[at], texts, railway.view.value.companies)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** "3 / 3 / –": one figure for each size. */
function limitText(limits: readonly number[]): string {
  return limits.map((limit) => (limit > 0 ? String(limit) : '–')).join(' / ')
}

function changeWords(
  change: PhaseChange | undefined,
  texts: TitleTexts,
  companies: readonly { readonly id: string }[],
): string {
  const { bank: t } = railwayWords.value
  if (change === undefined) return ''
  const { phase, tiles, limits, opens, scraps } = change
  const told = [
    ...(tiles === null ? [] : [t.tilesTo(colourWord(tiles))]),
    ...(limits === null ? [] : [t.limitsTo(limitText(limits))]),
    ...(opens.length === 0 ? [] : [t.opens(opens.map(sizeWord))]),
    ...scraps.map(({ kind, gone }) => t.scraps(kind, gone)),
    ...texts.phaseNotes(phase, companies),
  ]
  return told.length === 0 ? '–' : capital(told.join('; '))
}
