import { PLAYED, type RmRecord, historyOf } from '@roundhouse/titles/1862/test/played'

export { type RmRecord, historyOf }

/** A moment for every kind of panel, by the number of moves before it. */
export const RM_MOMENTS = {
  parliament: cutAt(0),
  auction: cutAt(1),
  stock: cutAt(60),
  fine: cutAt(69),
  tokens: cutAt(127),
  merge: cutAt(138),
  need: cutAt(143),
  hudson: cutAt(158),
  option: cutAt(205),
  tokensTooMany: cutAt(233),
  run: cutAt(237),
  refinance: cutAt(272),
} as const satisfies Readonly<Record<string, RmRecord>>

/** A stock round after the LNER, in which every row has buttons below it. */
export const RM_LATE = cutAt(498)

function cutAt(moves: number): RmRecord {
  return { ...PLAYED, log: PLAYED.log.slice(0, moves) }
}
