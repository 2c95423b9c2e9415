/** What a player decided: imperative, plain JSON, only what was chosen. */
export interface Action {
  readonly type: string
}

/** What happened: past tense, plain JSON, with the numbers that resulted. */
export interface GameEvent {
  readonly type: string
}

export type Emit<Event> = (event: Event) => void

/** For whoever plays on without an audience: what is told to nobody need not be put into words. */
export const unheard: Emit<unknown> = () => {}
