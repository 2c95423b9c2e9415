import { type Imported, type Progress, type Read, importSteps } from '@roundhouse/conformance'
import { homeWords } from '../shell/home-words.ts'
import { recordedArea } from './words.ts'

/** The page answers at least this often, in milliseconds, while a game is taken over. */
const SLICE = 30

/** A game downloaded from 18xx.games as one of ours, with its audit; null if it was broken off. */
export async function takeOver(
  text: string,
  tell: (progress: Progress) => void,
  stop: AbortSignal,
): Promise<Read<Imported> | null> {
  await recordedArea.ready()
  const steps = importSteps(text, homeWords.value.player)
  let answered = performance.now()
  while (!stop.aborted) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - answered < SLICE) continue
    tell(step.value)
    await new Promise((resolve) => setTimeout(resolve))
    answered = performance.now()
  }
  return null
}
