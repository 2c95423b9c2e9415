import { usualLevel } from '@roundhouse/bots/levels'
import { type TitleAbout, cleanName } from '@roundhouse/kernel'
import { createGame } from '../session/api.ts'
import { createLocalGame } from '../session/new-local-game.ts'
import { faultInWords } from '../shell/fault-sentence.ts'
import { homeWords } from '../shell/home-words.ts'
import { type Draft, type DraftSeat, type Fallbacks, namesOf, optionsOf, ownSeat } from './draft.ts'

/** Where the new game is, or in words why there is none. */
export type Opened =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly why: string }

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
      bots: draft.seats.map((seat) => (seat.kind === 'bot' ? botAt(title, seat) : null)),
      variant: draft.variant,
      options: optionsOf(title, draft),
    })
    return { ok: true, path: `/local/${id}` }
  } catch {
    return { ok: false, why: homeWords.value.wrong.storeClosed }
  }
}

async function openOnline(title: TitleAbout, draft: Draft, name: string): Promise<Opened> {
  const own = ownSeat(draft)
  const seats = draft.seats.map((seat, index) => {
    const named = cleanName(seat.name) || null
    if (seat.kind === 'bot') return { kind: 'bot' as const, bot: botAt(title, seat), name: named }
    return { kind: 'person' as const, name: index === own ? cleanName(seat.name) : named }
  })
  const answer = await createGame({
    title: title.id,
    variant: draft.variant,
    options: optionsOf(title, draft),
    seats,
    name,
    listed: draft.listed,
    hints: draft.hints,
  })
  if (answer.ok) return { ok: true, path: `/table/${answer.value.game.id}` }
  const { noServer } = homeWords.value.wrong
  return { ok: false, why: answer.fault === null ? noServer : await faultInWords(answer.fault) }
}

function botAt(title: TitleAbout, { bot }: DraftSeat): string {
  return bot ?? usualLevel(title.id)
}
