/** The longest name of a player or a table. */
export const NAME_LENGTH = 40

/** What names may not hold: control characters, halves of characters, marks that turn a text around. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** What takes room and shows nothing, or takes none: fillers, zero widths, tags, unusual spaces, private use. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|[^\S ]/u
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu')

/** Pictures are put together with what is invisible elsewhere. */
const PICTURES =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*/gu
const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether everything in a name is there to be seen. Names that are stored already may hold more. */
export function isVisibleName(name: string): boolean {
  return SOMETHING_TO_SEE.test(name) && !INVISIBLE.test(name.replace(PICTURES, ''))
}

/** A name as game files and the server accept it; empty if nothing visible is left. */
export function cleanName(text: string): string {
  const visible = withoutInvisible(text.replace(/\s/gu, ' ')).trim()
  // The cut may go through the middle of a character.
  const cut = withoutInvisible(visible.slice(0, NAME_LENGTH)).trim()
  return isVisibleName(cut) ? cut : ''
}

function withoutInvisible(text: string): string {
  const pictures = text.match(PICTURES) ?? []
  return text
    .split(PICTURES)
    .map((part, at) => part.replace(ALL_INVISIBLE, '') + (pictures[at] ?? ''))
    .join('')
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
