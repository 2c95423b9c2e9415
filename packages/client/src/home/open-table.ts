import { type Level, usualLevel } from '@roundhouse/bots/levels'
import { type TitleAbout, cleanName } from '@roundhouse/kernel'
import type { Fault } from '@roundhouse/protocol'
import { createGame } from '../session/api.ts'
import { createLocalGame } from '../session/local-games.ts'
import { faultSentence } from '../shell/fault-sentence.ts'
import { homeWords } from '../shell/home-words.ts'
import { tableArea } from '../shell/words.ts'
import { type Draft, type DraftSeat, type Fallbacks, namesOf, optionsOf, ownSeat } from './draft.ts'

/** Where the new game is, or why there is none. */
export type Opened =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly why: 'store' | 'server' }
  | { readonly ok: false; readonly why: 'fault'; readonly fault: Fault }

export type Failed = Exclude<Opened, { ok: true }>

export function failureSentence(failure: Failed): string {
  const { wrong } = homeWords.value
  if (failure.why === 'fault') return faultSentence(failure.fault)
  return failure.why === 'store' ? wrong.storeClosed : wrong.noServer
}

/** Opens the table that was drafted, here or on the server. */
export async function openTable(
  title: TitleAbout,
  draft: Draft,
  tableName: string,
  fallbacks: Fallbacks,
): Promise<Opened> {
  return draft.mode === 'online'
    ? openOnline(title, draft, tableName)
    : openHere(title, draft, tableName, fallbacks)
}

async function openHere(
  title: TitleAbout,
  draft: Draft,
  name: string,
  fallbacks: Fallbacks,
): Promise<Opened> {
  try {
    const id = await createLocalGame(title, {
      name,
      players: namesOf(draft, fallbacks),
      bots: draft.seats.map((seat) => (seat.kind === 'bot' ? levelAt(title, seat) : null)),
      variant: draft.variant,
      options: optionsOf(title, draft),
    })
    return { ok: true, path: `/local/${id}` }
  } catch {
    return { ok: false, why: 'store' }
  }
}

async function openOnline(title: TitleAbout, draft: Draft, name: string): Promise<Opened> {
  const own = ownSeat(draft)
  const seats = draft.seats.map((seat, index) => {
    const named = cleanName(seat.name) || null
    if (seat.kind === 'bot') return { kind: 'bot' as const, bot: levelAt(title, seat), name: named }
    return { kind: 'person' as const, name: index === own ? cleanName(seat.name) : named }
  })
  const answer = await createGame({
    title: title.id,
    variant: draft.variant,
    options: optionsOf(title, draft),
    seats,
    name,
    listed: draft.listed,
  })
  if (answer.ok) return { ok: true, path: `/table/${answer.value.game.id}` }
  // What is said of a fault does not come with the first page.
  const worded = await tableArea.ready().then(
    () => true,
    () => false,
  )
  return answer.fault === null || !worded
    ? { ok: false, why: 'server' }
    : { ok: false, why: 'fault', fault: answer.fault }
}

function levelAt(title: TitleAbout, { level }: DraftSeat): Level {
  return level ?? usualLevel(title.id)
}
