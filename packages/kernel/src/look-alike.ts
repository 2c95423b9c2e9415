/**
 * Letters of other alphabets that look like a Latin one in the usual typefaces, by the Latin letter they are taken for.
 * Cyrillic and Greek are those that names are really written in; whatever else is rare stands only for a trick.
 * Small and capital letters differ: Cyrillic В looks like B, its small в like nothing Latin.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  E: 'ЕΕ',
  G: 'Ԍ',
  H: 'НΗ',
  I: 'ІΙӀ',
  J: 'ЈͿ',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟ',
  P: 'РΡ',
  Q: 'Ԛ',
  S: 'Ѕ',
  T: 'ТΤ',
  V: 'Ѵ',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'УҮΥ',
  Z: 'Ζ',
  a: 'аɑα',
  b: 'Ьь',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡ',
  h: 'һ',
  i: 'іιɩ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏ',
  n: 'η',
  o: 'оο',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  u: 'υ',
  v: 'ѵν',
  w: 'ԝѡω',
  x: 'хχ',
  y: 'уүγ',
}

const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
)

/** Whether players could take one name for the other in a log: the same but for case, or the same to the eye. */
export function lookAlike(one: string, other: string): boolean {
  return folded(one) === folded(other) || skeleton(one) === skeleton(other)
}

/** What the eye keeps of a name. Accents stay: José and Jose are two people. */
function skeleton(name: string): string {
  const latin = Array.from(plain(name), (letter) => LATIN.get(letter) ?? letter).join('')
  return folded(latin)
    .replace(/([ij])\u0307/gu, '$1')
    .replace(/[l1|]/gu, 'i')
    .replace(/0/gu, 'o')
    .replace(/rn/gu, 'm')
    .replace(/vv/gu, 'w')
}

/** Upper case first: it has one form for ß and ss, for σ and ς. */
function folded(name: string): string {
  return plain(name).toUpperCase().toLowerCase()
}

/** Without what nobody sees, and in one way of writing: wide, styled and joined letters as plain ones. */
function plain(name: string): string {
  return name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/\s+/gu, ' ')
    .trim()
}
