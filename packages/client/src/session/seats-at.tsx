import type { Seat } from '@roundhouse/kernel'
import type { SeatView } from '@roundhouse/protocol'
import { Pips } from '../bots/pips.tsx'
import { BotHints } from '../home/bot-hints.tsx'
import { botName } from '../home/bot-name.ts'
import { homeWords } from '../shell/home-words.ts'
import { Icon } from '../shell/icons.tsx'
import { Monogram } from '../shell/monogram.tsx'

interface SeatsProps {
  readonly title: string
  readonly seats: readonly SeatView[]
  readonly yours: Seat | null
  /** Says who is connected. */
  readonly presence?: boolean
}

/** Who sits where, and how long the bots among them think: one knows it before one sits down. */
export function SeatsAt({ title, seats, yours, presence = false }: SeatsProps) {
  const home = homeWords.value
  const remark = (seat: SeatView, index: number): string => {
    if (index === yours) return home.you
    if (!seat.taken) return seat.name === null ? '' : home.join.keptFor(seat.name)
    if (seat.kind === 'bot') return botName(seat.bot ?? '')
    if (!presence) return ''
    return seat.online ? home.waiting.here : home.waiting.away
  }
  return (
    <>
      <ol class="seats-at">
        {seats.map((seat, index) => (
          <li key={index} class={seat.taken ? 'taken' : 'free'}>
            {seat.kind === 'bot' ? (
              <span class="monogram square">
                <Icon name="bot" size={14} />
              </span>
            ) : (
              <Monogram name={seat.taken ? (seat.name ?? '?') : ''} />
            )}
            <span class="name">{seat.taken ? seat.name : `${home.seat(index + 1)}: ${home.free}`}</span>
            <span class="remark">
              {remark(seat, index)}
              {seat.kind === 'bot' ? <Pips bot={seat.bot ?? ''} /> : null}
            </span>
          </li>
        ))}
      </ol>
      <div class="bots-at">
        <BotHints title={title} bots={seats.flatMap(({ bot }) => bot ?? [])} />
      </div>
    </>
  )
}
