/** As the protocol has it, whose schemas the first page does without; a test holds the two together. */
export const NAME_LENGTH = 40

/** What names may not hold: control characters, halves of characters, marks that turn a text around. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A name as game files and the server accept it; empty if nothing visible is left. */
export function cleanName(text: string): string {
  return text.slice(0, NAME_LENGTH).replace(UNPRINTABLE, '').trim()
}
