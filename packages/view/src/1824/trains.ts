import { TRAINS, isGoods, trainData } from '@roundhouse/titles/1824'
import type { TrainView } from '../railway/company-view.ts'

/** A train by its code, with what will take it out of the game. — VII.11, VII.14 */
export function trainView(code: number): TrainView {
  const { id, price } = trainData(code)
  return {
    id,
    kind: id,
    card: '',
    size: isGoods(code) ? 'goods' : 'normal',
    price,
    // Goods are double lines. — VII.9
    ...(isGoods(code) ? { frame: 'double' as const } : {}),
    goneWith: TRAINS.filter(({ scraps }) => (scraps as readonly string[]).includes(id)).map(
      (each) => each.id,
    ),
  }
}
