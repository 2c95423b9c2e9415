import { Icon } from '../shell/icons.tsx'
import type { Table } from '../table/table.ts'
import { botName, seatWords } from './words.ts'
import './stand-in-bar.css'

/** Above the decision, while a bot plays on for somebody at this screen: taking over again is one press. */
export function StandInBar({ table }: { readonly table: Table }) {
  const { session } = table
  const t = seatWords.value
  const { seating } = session
  const played = session.players.value.filter(
    ({ seat, standIn }) => standIn !== null && session.seats.value.includes(seat),
  )
  if (seating === null || played.length === 0) return null
  const takeOver = async (seat: number): Promise<void> => {
    const result = await seating.playOn(seat, null)
    if (!result.ok) table.trouble.value = result
    document.getElementById('action')?.focus({ preventScroll: true })
  }
  return (
    <ul class="stand-ins">
      {played.map(({ seat, name, standIn }) => {
        const level = botName(standIn ?? '')
        const own = table.me.value === seat
        return (
          <li key={seat}>
            <Icon name="bot" size={15} />
            <p role="status">{own ? t.plays(level) : t.playsFor(name, level)}</p>
            <button
              type="button"
              class="button small primary"
              aria-label={own ? undefined : t.takeOverFor(name)}
              onClick={() => void takeOver(seat)}
            >
              {t.takeOver}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
