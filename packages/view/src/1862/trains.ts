import {
  BANDS,
  PHASES,
  type PhaseId,
  type TrainType,
  trainData,
  type trainLimit,
} from '@roundhouse/titles/1862'
import type { TrainFrame, TrainView } from '../railway/company-view.ts'
import type { Said } from '../railway/said.ts'
import { say } from './decisions/sayings.ts'

/** Express pointed, local round and dashed, freight square and double: each kind has its outline. — 2.2 */
export const FRAMES: Readonly<Record<TrainType, TrainFrame>> = {
  express: 'pointed',
  local: 'dashed',
  freight: 'double',
}

/**
 * A train by its code, with the phase that scraps it, its warranties, and whether its company may run it. Once the phase
 * has come it runs as often as it has warranties. — 7.9, 7.10
 */
export function trainView(code: number, warranties = 0, permitted = true, phase = 0): TrainView {
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
    ...(warranties === 1 && isGone(scrappedBy, phase) ? { isLast: true } : {}),
    goneWith: scrappedBy === null ? [] : [scrappedBy],
  }
}

function isGone(scrappedBy: PhaseId | null, phase: number): boolean {
  return scrappedBy !== null && PHASES.indexOf(scrappedBy) <= phase
}

/** "limit 3 of each type", or so many in all. — 7.9 */
export function limitOf({ most, of }: ReturnType<typeof trainLimit>, owned: number): Said {
  return of === 'each' ? say('trains.ofEach', most) : say('trains.ofLimit', owned, most)
}
