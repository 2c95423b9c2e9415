import type { TrainView } from '@roundhouse/view/railway'
import './train-chip.css'

/** Red and round, blue and square, green and double: the frame tells the size as well as the colour. */
const FRAMES: Readonly<Record<string, string>> = { small: 'round', medium: 'square', large: 'double' }

/** What a size is marked by where no train is drawn: dot, square, diamond. */
export const SIZE_MARKS: Readonly<Record<string, 'dot' | 'square' | 'diamond'>> = {
  small: 'dot',
  medium: 'square',
  large: 'diamond',
}

/** A train as its number in the frame of its size. */
export function TrainChip({
  train,
  title,
}: {
  readonly train: Pick<TrainView, 'kind' | 'size'>
  /** What more there is to know of it, for who points at it. */
  readonly title?: string
}) {
  return (
    <span class="train-chip" data-frame={FRAMES[train.size] ?? 'plain'} title={title}>
      {train.kind}
    </span>
  )
}

/** The mark of a size of company, as on the cells of the market. */
export function SizeMark({ size }: { readonly size: string }) {
  return <i class="size-mark" data-mark={SIZE_MARKS[size] ?? 'dot'} aria-hidden="true" />
}
