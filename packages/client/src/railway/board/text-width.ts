/** Widths of bold letters as parts of the type size; wide enough for the fonts one meets. */
const THIN = /[iljIJ1.,'’()!|]/u
const NARROW = /[tfr-]/u
const WIDE = /[mwMW%&@]/u
const CAPITAL = /[A-ZÀ-ÞŠŽČŘŇĎŤ]/u

/** The same few words are asked about for every place where they could stand. */
const KNOWN = new Map<string, number>()

/** About how wide a bold line is at this size: the same on every machine, with or without the fonts. */
export function textWidth(text: string, size: number): number {
  const width = KNOWN.get(text) ?? widthOf(text)
  KNOWN.set(text, width)
  return width * size
}

function widthOf(text: string): number {
  let width = 0
  for (const letter of text.normalize('NFC')) {
    if (letter === ' ') width += 0.27
    else if (THIN.test(letter)) width += 0.32
    else if (NARROW.test(letter)) width += 0.38
    else if (WIDE.test(letter)) width += 0.9
    else width += CAPITAL.test(letter) ? 0.7 : 0.59
  }
  return width
}
