/** Widths of bold letters as parts of the type size; wide enough for the fonts one meets. */
const THIN = /[iljIJ1.,'’()!|]/u
const NARROW = /[tfr-]/u
const WIDE = /[mwMW%&@]/u
const CAPITAL = /[A-ZÀ-ÞŠŽČŘŇĎŤ]/u

/** About how wide a bold line is at this size: the same on every machine, with or without the fonts. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text.normalize('NFC')) {
    if (letter === ' ') width += 0.27
    else if (THIN.test(letter)) width += 0.32
    else if (NARROW.test(letter)) width += 0.38
    else if (WIDE.test(letter)) width += 0.9
    else width += CAPITAL.test(letter) ? 0.7 : 0.59
  }
  return width * size
}
