/** What stands for a player where his name has no room. */
export interface ShortName {
  /** Two letters; of a name with a number the first one and the number. */
  readonly sign: string
  /** Its first letter where no other player's begins with that, else all of it. */
  readonly monogram: string
}

/** Short names of the players of a table: no two are alike, and each is the same wherever it stands. */
export function shortNames(names: readonly string[]): readonly ShortName[] {
  const letters = names.map(lettersOf)
  const begins = letters.map(beginOf)
  const isShared = (begin: string): boolean => begins.filter((each) => isAlike(each, begin)).length > 1
  const taken = begins.filter((begin) => !isShared(begin))
  const signs = begins.map((begin, seat) => {
    if (!isShared(begin)) return begin
    const sign =
      others(letters[seat] ?? []).find((each) => !isShared(each) && !has(taken, each)) ??
      numbered(letters[seat]?.[0] ?? '', seat + 1, taken)
    taken.push(sign)
    return sign
  })
  const firsts = signs.map((sign) => lettersOf(sign)[0] ?? '')
  return signs.map((sign, seat) => {
    const first = firsts[seat] ?? ''
    const isAlone = firsts.filter((each) => isAlike(each, first)).length === 1
    return { sign, monogram: isAlone && !/\d$/u.test(sign) ? first : sign }
  })
}

/** Of “Bot 2” the number tells more than the second letter. */
function beginOf(letters: readonly string[]): string {
  const [first = '', second = ''] = letters
  const [, number] = /\s(\d{1,2})$/u.exec(letters.join('')) ?? []
  return first + (number ?? second)
}

/** Where names begin alike: the first letter with the last, or with one between; a figure would be taken for a number. */
function others([first = '', ...rest]: readonly string[]): readonly string[] {
  return [...rest.slice(-1), ...rest].filter((each) => !/[\s\d]/u.test(each)).map((each) => first + each)
}

/** Names without letters enough, or the same twice: by their seats. */
function numbered(first: string, seat: number, taken: readonly string[]): string {
  const sign = `${first}${seat}`
  return has(taken, sign) ? numbered(first, seat + 1, taken) : sign
}

function has(signs: readonly string[], sign: string): boolean {
  return signs.some((each) => isAlike(each, sign))
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters as a reader counts them, accents and signs included. */
function lettersOf(name: string): string[] {
  return Array.from(LETTERS.segment(name), ({ segment }) => segment)
}
