import type { TrainView } from '@roundhouse/view/railway'
import { Icon } from '../shell/icons.tsx'
import { chipWord, railwayWords } from './words.ts'
import './train-chip.css'

/** Red and round, blue and square, green and double: the frame tells the size as well as the colour. */
const FRAMES: Readonly<Record<string, string>> = { small: 'round', medium: 'square', large: 'double' }

/** What a size, or a way to start, is marked by where no train is drawn. */
export const SIZE_MARKS: Readonly<Record<string, 'dot' | 'square' | 'diamond' | 'ring'>> = {
  small: 'dot',
  medium: 'square',
  large: 'diamond',
  chartered: 'square',
  unchartered: 'ring',
  regional: 'dot',
  state: 'diamond',
}

/** What a chip is drawn from. */
export type ChipTrain = Pick<TrainView, 'kind' | 'size' | 'frame' | 'warranties' | 'permitted' | 'isLast'>

/** A train as its number in the frame of its kind or size, its warranties as shields behind it. */
export function TrainChip({
  train: { kind, size, frame, warranties = 0, permitted = true, isLast = false },
  title,
}: {
  readonly train: ChipTrain
  /** What more there is to know of it, for who points at it. */
  readonly title?: string
}) {
  const t = railwayWords.value.companies
  const told = [
    ...(permitted ? [] : [t.noPermit]),
    ...(isLast ? [t.lastRun] : warranties > 0 ? [t.warranties(warranties)] : []),
  ]
  return (
    <span
      class="train-chip"
      data-frame={frame ?? FRAMES[size] ?? 'plain'}
      data-permitted={permitted}
      data-size={size}
      data-last={isLast || undefined}
      title={title ?? (told.length === 0 ? undefined : told.join(', '))}
    >
      {chipWord(kind)}
      {Array.from({ length: warranties }, (_, at) => (
        <Icon key={at} name="shield" size={9} />
      ))}
      {told.length > 0 && <span class="visually-hidden">, {told.join(', ')}</span>}
    </span>
  )
}

/** The mark of a size of company, as on the cells of the market. */
export function SizeMark({ size }: { readonly size: string }) {
  return <i class="size-mark" data-mark={SIZE_MARKS[size] ?? 'dot'} aria-hidden="true" />
}
