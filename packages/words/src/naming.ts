import type { Seat } from '@roundhouse/kernel'

/** Who is who at this table; sentences ask it for names. */
export interface Naming {
  player(seat: Seat): string
  /** The letters of a company, where they are to stand out in a sentence. */
  company?(id: string): string
}
