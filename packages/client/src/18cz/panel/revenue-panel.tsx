import { asReadonly } from '@roundhouse/kernel'
import { revenuePreview } from '@roundhouse/view/18cz'
import type { ComponentChildren } from 'preact'
import { Change } from '../../table/change.tsx'
import type { CzTable } from '../cz-table.ts'
import { Buttons } from './buttons.tsx'
import { OtherActions } from './other-actions.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { money, panelWords } from './text.ts'

/** Pay out or withhold, side by side: who gets what, and where the price goes. — VIII.8 */
export function RevenuePanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value
  const preview = revenuePreview(asReadonly(cz.state.value))
  if (preview === null) return null
  const { revenue, pay, withhold } = preview
  const { action } = cz.draft.value
  const withheld = action?.type === 'withhold'
  const { naming, me } = cz.table
  const nameOf = (seat: number): string => (seat === me.value ? t.you : naming.value.player(seat))
  return (
    <PanelFrame cz={cz} heading={t.revenue.heading(money(revenue))} section="VIII.8">
      <div class="sides" role="group" aria-label={t.revenue.heading(money(revenue))}>
        <button
          type="button"
          class="side"
          aria-pressed={!withheld}
          onClick={() => cz.change({ action: { type: 'payOut' } })}
        >
          <b class="name">{t.revenue.pay}</b>
          <span class="lines">
            {pay.bySeat.map(({ seat, percent, amount }) => (
              <Line key={seat} name={`${nameOf(seat)} ${t.shareOf(percent)}`}>
                <b class="figure">{money(amount)}</b>
              </Line>
            ))}
            <Line name={t.revenue.price}>
              <Change {...pay.price} show={money} good />
            </Line>
          </span>
        </button>
        <button
          type="button"
          class="side"
          aria-pressed={withheld}
          onClick={() => cz.change({ action: { type: 'withhold' } })}
        >
          <b class="name">{t.revenue.withhold}</b>
          <span class="lines">
            <Line name={t.treasury}>
              <Change {...withhold.treasury} show={money} good />
            </Line>
            <Line name={t.revenue.price}>
              <Change {...withhold.price} show={money} />
            </Line>
          </span>
        </button>
      </div>
      <p class="prompt">{t.revenue.nobody}</p>
      <OtherActions cz={cz} />
      <Buttons
        cz={cz}
        confirm={withheld ? t.revenue.withholdAll(money(revenue)) : t.revenue.payEach(money(pay.perShare))}
      />
    </PanelFrame>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <span class="line">
      <span>{name}</span>
      {children}
    </span>
  )
}
