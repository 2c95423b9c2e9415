import type { CzAction } from '@roundhouse/titles/18cz'
import type { AhAction } from '@roundhouse/titles/1824'
import type { RmAction } from '@roundhouse/titles/1862'
import type { ChicagoAction } from '@roundhouse/titles/chicago-express'

/** Every kind of action there is, in any title. */
export type MoveType = (ChicagoAction | CzAction | AhAction | RmAction)['type']

/** What an action names, as far as it does; amounts come with the sign of their money. */
export interface MoveFields {
  /** A company, a local, a private railway. */
  readonly what: string
  /** The other company of a deal. */
  readonly other: string
  readonly hex: string
  readonly tile: string
  readonly train: string
  /** The train that is handed in for it; empty: none. */
  readonly given: string
  readonly isWarranted: boolean
  readonly amount: string
  /** So many, or the number of a city on its tile. */
  readonly count: number
  readonly accept: boolean
  /** Where it comes from, if not from the bank: a player or a company by name, or the pool. */
  readonly from: string | null
  /** Where the track of a tile leads, and which city of its hex is meant: said of moves that would read alike without it. */
  readonly towards: readonly string[]
  readonly city: number | null
}

/** What one would do, told to oneself. */
export type MoveWords = Readonly<Record<MoveType, (move: MoveFields) => string>>
