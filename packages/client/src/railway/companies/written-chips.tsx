import type { TrainFrame, TrainView } from '@roundhouse/view/railway'
import { type ChipTrain, TrainChip } from '../train-chip.tsx'

/** Trains or permits as one text, so that equal ones are not drawn again. */
export function Chips({ chips }: { readonly chips: string }) {
  return (
    <span class="train-chips">
      {chips.split(',').map((chip, index) => (
        <TrainChip key={index} train={readTrain(chip)} />
      ))}
    </span>
  )
}

/** Permits look like the trains that they allow. */
export function permitChip(permit: string): string {
  return `${permit} ${permit} ${PERMIT_FRAMES[permit] ?? ''}`
}

const PERMIT_FRAMES: Readonly<Record<string, TrainFrame>> = {
  express: 'pointed',
  local: 'dashed',
  freight: 'double',
}

export function writtenTrain(train: TrainView): string {
  const { kind, size, frame, warranties = 0, permitted = true, isLast = false } = train
  return `${kind} ${size} ${frame ?? ''} ${warranties} ${permitted} ${isLast}`
}

export function readTrain(text: string): ChipTrain {
  const [kind = '', size = '', frame = '', warranties = '', permitted = '', isLast] = text.split(' ')
  const chip = {
    kind,
    size,
    warranties: Number(warranties),
    permitted: permitted !== 'false',
    isLast: isLast === 'true',
  }
  return frame === '' ? chip : { ...chip, frame: frame as TrainFrame }
}
