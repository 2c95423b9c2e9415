/** The longest name of a player or a table. */
export const NAME_LENGTH = 40

/** What names may not hold: control characters, halves of characters, marks that turn a text around. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu')

/** A name as game files and the server accept it; empty if nothing visible is left. */
export function cleanName(text: string): string {
  const visible = text.replace(ALL_UNPRINTABLE, '').trim()
  // The cut may go through the middle of a character.
  return visible.slice(0, NAME_LENGTH).replace(ALL_UNPRINTABLE, '').trim()
}

/** One by one the same names, told apart where they are alike: "Ana", "Ana (2)". */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set(names)
  return names.map((name, at) => {
    if (names.indexOf(name) === at) return name
    for (let number = 2; ; number++) {
      const mark = ` (${number})`
      const told = cleanName(name.slice(0, NAME_LENGTH - mark.length)) + mark
      if (taken.has(told)) continue
      taken.add(told)
      return told
    }
  })
}
