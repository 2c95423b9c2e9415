/** Text on a token needs this contrast, by the formula of WCAG 2. */
const READABLE = 4.5
const INK = '#1B1A17'
const WHITE = '#FFFFFF'

/** The printed colour of the letters where it can be read on the token, else ink or white, whichever is stronger. */
export function lettersOn(colour: string, printed: string): string {
  if (contrast(colour, printed) >= READABLE) return printed
  return contrast(colour, INK) >= contrast(colour, WHITE) ? INK : WHITE
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
