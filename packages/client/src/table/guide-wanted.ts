import { signal } from '@preact/signals'
import { recall, remember } from '../shell/device-store.ts'

const KEY = 'guide'

/** Whether a title that can be explained step by step explains itself; kept on this device. */
export const guideWanted = signal(recall(KEY) === 'on')

export function wantGuide(wanted: boolean): void {
  guideWanted.value = wanted
  remember(KEY, wanted ? 'on' : 'off')
}
