import { Refused, Untranslatable } from './playing.ts'

/** Why our game could not follow, in one line. */
export function stoppedBy(error: unknown): string {
  if (error instanceof Refused) {
    const { code, section, params } = error.refusal
    return `refused ${code} [${section}] ${JSON.stringify(params)} for ${JSON.stringify(error.action)}`
  }
  if (error instanceof Untranslatable) return `cannot be translated: ${error.message}`
  return `our engine fails: ${error instanceof Error ? error.message : String(error)}`
}
