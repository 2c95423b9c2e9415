import type { TrainType } from '@roundhouse/titles/1862'

/** Express solid, local dashed, freight double; each in a colour of its own. */
export const LINES = { express: 'solid', local: 'dashed', freight: 'double' } as const
export const COLOURS: readonly TrainType[] = ['express', 'local', 'freight']
