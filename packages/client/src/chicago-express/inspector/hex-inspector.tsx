import { COMPANIES, type HexId } from '@roundhouse/titles/chicago-express'
import { type ChicagoView, type HexView, hexOutlook } from '@roundhouse/view/chicago-express'
import { InspectorFrame } from '../../inspector/inspector-frame.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { CompanySign } from '../company-sign.tsx'
import { words } from '../words.ts'
import { inspectorArea } from './words.ts'

export { inspectorArea } from './words.ts'

/** What a hex is, who stands there, what it costs and brings, and what it can become: at any time, of any hex. */
export function HexInspector({ chicago }: { readonly chicago: ChicagoTable }) {
  const asked = chicago.inspected.value
  const view = chicago.view.value
  const hex = view.hexes.find(({ id }) => id === asked?.hex)
  if (asked === null || hex === undefined) return null
  const t = inspectorArea.value.value
  const name = words.value.chicago.hexShort(hex.id)
  const [, ...told] = words.value.chicago.describeHex(hex).split(', ')
  return (
    <InspectorFrame
      key={hex.id}
      label={t.about(name)}
      name={name}
      coordinate={hex.name === null ? null : hex.id}
      closeLabel={t.close}
      anchor={asked.anchor}
      focus={asked.focus}
      onClose={() => (chicago.inspected.value = null)}
    >
      <p class="told">{told.join(', ')}</p>
      <Standing hex={hex} />
      <Outlook view={view} id={hex.id} />
    </InspectorFrame>
  )
}

function Standing({ hex: { locomotives } }: { readonly hex: HexView }) {
  if (locomotives.length === 0) return null
  return (
    <section>
      <h4>{inspectorArea.value.value.stands}</h4>
      <ul class="standing">
        {locomotives.map((id) => (
          <li key={id}>
            <CompanySign company={id} size={22} />
            <span>{COMPANIES.find((company) => company.id === id)?.name ?? id}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Outlook({ view, id }: { readonly view: ChicagoView; readonly id: HexId }) {
  const t = inspectorArea.value.value
  const { money } = words.value.formats
  const { room, costs, incomes, development } = hexOutlook(view, id)
  const figure = (key: string, label: string, value: number, now: boolean) => (
    <div key={key} data-now={now}>
      <dt>{label}</dt>
      <dd>{money(value)}</dd>
    </div>
  )
  return (
    <>
      <section>
        <h4>{t.costs}</h4>
        <p>{t.room[room]}</p>
        {costs.length === 0 ? null : (
          <dl class="paid">
            {costs.map(({ number, cost, next }) => figure(String(number), t.locomotive(number), cost, next))}
          </dl>
        )}
      </section>
      {incomes.length === 0 ? null : (
        <section>
          <h4>{t.brings}</h4>
          <dl class="paid">
            {incomes.map(({ at, income, now }) => figure(`${at} ${income}`, t.at[at], income, now))}
          </dl>
        </section>
      )}
      <section>
        <h4>{t.becomes}</h4>
        <p>{t.development[development.kind](money(development.gain))}</p>
      </section>
    </>
  )
}
