import type { RunRoute } from '@roundhouse/railways'

/** What is decided in every railway title, in the shape that all of them give it. */
export type RailwayAction<Train extends string = string> =
  | { readonly type: 'pass' }
  | { readonly type: 'layTile'; readonly hex: string; readonly tile: string; readonly rotation: number }
  | { readonly type: 'placeToken'; readonly hex: string; readonly city: number }
  /** `believed` and `mines`: the recorded revenue of a run that our rules would value otherwise, and its subsidy. */
  | {
      readonly type: 'run'
      readonly routes: readonly RunRoute<Train>[]
      readonly believed?: number
      readonly mines?: number
    }
  | { readonly type: 'payOut' }
  | { readonly type: 'withhold' }
  | { readonly type: 'discard'; readonly train: Train }
