import type { Action } from '@roundhouse/kernel'
import type { DialView } from '@roundhouse/view/chicago-express'
import { hintOn } from '../../board/hinted.ts'
import { settings } from '../../shell/preferences.ts'
import { GuardedButton } from '../../table/guarded-button.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { Pips } from '../dials.tsx'
import { whyNotDial } from '../why-not.ts'
import { words } from '../words.ts'
import { Buttons } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'

/**
 * Three dials: where each stands and what it does; those in the red tell why not. A press says it all and can be taken
 * back freely, so it is played at once unless every move is to be confirmed.
 */
export function DialPanel({ chicago }: { readonly chicago: ChicagoTable }) {
  const t = words.value.table.chicago
  const { dial } = chicago.draft.value
  const { dials } = chicago.view.value
  const redSoon = dials.filter((each) => each.red).length
  return (
    <PanelFrame chicago={chicago} heading={t.chooseAction} section="p36 Play">
      <div class="dial-cards" role="group" aria-label={t.chooseAction}>
        {dials.map((each) => (
          <DialCard key={each.id} chicago={chicago} dial={each} redNow={redSoon} />
        ))}
      </div>
      <Buttons
        chicago={chicago}
        confirm={atOnce() ? null : dial === null ? t.choose : t.chooseDial(words.value.chicago.dials[dial])}
      />
    </PanelFrame>
  )
}

function atOnce(): boolean {
  return settings.confirmations.value !== 'all'
}

function DialCard({
  chicago,
  dial,
  redNow,
}: {
  readonly chicago: ChicagoTable
  readonly dial: DialView
  readonly redNow: number
}) {
  const t = words.value.table.chicago
  const chosen = chicago.draft.value.dial === dial.id
  const turnsRed = !dial.red && dial.position + 1 === dial.length
  return (
    <GuardedButton
      table={chicago.table}
      class="dial-card"
      hint={hintOn({ type: 'choose', dial: dial.id } as Action)}
      why={whyNotDial(chicago, dial.id)}
      {...(atOnce() ? {} : { pressed: chosen })}
      onPress={() =>
        atOnce() ? chicago.send({ type: 'choose', dial: dial.id }) : chicago.change({ dial: dial.id })
      }
    >
      <span class="top">
        <b>{words.value.chicago.dials[dial.id]}</b>
        <span class="position">
          {dial.position}/{dial.length}
        </span>
        <Pips dial={chosen ? { ...dial, position: dial.position + 1 } : dial} />
      </span>
      <span class="does">{t.dialDoes[dial.id]}</span>
      {dial.red && <span class="note red">{t.inTheRed}</span>}
      {turnsRed && <span class="note">{redNow > 0 ? t.turnsRedDividend : t.turnsRed}</span>}
    </GuardedButton>
  )
}
