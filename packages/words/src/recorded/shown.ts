import { cleanName } from '@roundhouse/kernel'

/** A text out of a file from elsewhere, short and without anything that could disturb a page or a terminal. */
export function shown(text: string): string {
  return cleanName(text)
}
