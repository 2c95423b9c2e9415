import { botDecides } from '../../table/bot-decides.ts'
import { Monogram } from '../../table/names.tsx'
import { UndoButton } from '../../table/undo.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { words } from '../words.ts'
import { Lot } from './bid-panel.tsx'
import { Bidders } from './bidders.tsx'

/** Another seat is asked: who, and what for. */
export function WaitingPanel({ chicago }: { readonly chicago: ChicagoTable }) {
  const { table } = chicago
  const { asked, step, auction } = chicago.view.value
  if (asked === null) return null
  const t = words.value.table.chicago
  const name = table.naming.value.player(asked)
  const bot = botDecides(table, asked)
  return (
    <div class="panel waiting">
      <div class="body">
        <div class="lot">
          <Monogram table={table} seat={asked} />
          <div>
            <h2>{t.turn[step].other(name)}</h2>
            <p>
              {table.session.seats.value.length === 0
                ? t.watching
                : bot === null
                  ? t.waitingFor(name)
                  : { atOnce: t.botAtOnce, thinks: t.botThinks, waits: '' }[bot]}
            </p>
          </div>
        </div>
        {auction !== null && (
          <>
            <Lot auction={auction} />
            <Bidders chicago={chicago} auction={auction} />
          </>
        )}
        <div class="actions">
          <UndoButton table={table} />
        </div>
      </div>
    </div>
  )
}
