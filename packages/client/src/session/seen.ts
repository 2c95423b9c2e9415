import { keptPairs } from '../shell/kept-pairs.ts'

const seen = keptPairs('seen', 50)

/** How far this browser has seen a game, so that it notices when a server has fallen behind; null: unknown. */
export const seenOf = seen.of
export const keepSeen = seen.keep
/** The player goes on with what the server has. */
export const forgetSeen = seen.forget
