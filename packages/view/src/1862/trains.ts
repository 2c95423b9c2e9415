import { BANDS, PHASES, type TrainType, trainData } from '@roundhouse/titles/1862'
import type { TrainFrame, TrainView } from '../railway/company-view.ts'

/** Express pointed, local round and dashed, freight square and double: each kind has its outline. — 2.2 */
export const FRAMES: Readonly<Record<TrainType, TrainFrame>> = {
  express: 'pointed',
  local: 'dashed',
  freight: 'double',
}

/** A train by its code, with the phase that scraps it, its warranties, and whether its company may run it. — 7.9, 7.10 */
export function trainView(code: number, warranties = 0, permitted = true): TrainView {
  const { id, band, type, price } = trainData(code)
  const scrappedBy = BANDS[band]?.scrappedBy ?? null
  return {
    id,
    kind: id,
    card: PHASES[band] as string,
    size: type,
    price,
    frame: FRAMES[type],
    warranties,
    permitted,
    goneWith: scrappedBy === null ? [] : [scrappedBy],
  }
}
