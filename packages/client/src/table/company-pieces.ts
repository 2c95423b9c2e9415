import type { GuidePiece } from './guide.tsx'

/** Signs of the private area of Unicode: they carry a company through a sentence, so that its sign is drawn. */
const OPEN = '\uE005'
const CLOSE = '\uE006'

/** A company as it stands in a sentence of the guide. */
export function companyIn(id: string): string {
  return `${OPEN}${id}${CLOSE}`
}

/** Letters that no word of a language has: they are a company wherever they stand. */
const LETTERS = /^(?=(?:.*[A-Z0-9&]){2})[\w&]+$/

/**
 * A sentence with the companies in it as signs: those that are marked, and those told by letters alone. `introduce`
 * gives the name that follows a sign at its first place.
 */
export function withCompanies(
  pieces: readonly GuidePiece[],
  ids: readonly string[],
  introduce: (id: string) => string | null = () => null,
): readonly GuidePiece[] {
  const plain = ids.filter((id) => LETTERS.test(id)).toSorted((one, other) => other.length - one.length)
  const bare = plain.length === 0 ? '' : `|(?<![\\w&])(?:${plain.join('|')})(?![\\w&])`
  const found = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE}${bare})`)
  const named = new Set<string>()
  return pieces.flatMap((piece): readonly GuidePiece[] => {
    if (typeof piece !== 'string') return [piece]
    return piece.split(found).flatMap((part, index): readonly GuidePiece[] => {
      if (index % 2 === 0) return part === '' ? [] : [part]
      const id = part.replace(OPEN, '').replace(CLOSE, '')
      const name = named.has(id) ? null : introduce(id)
      named.add(id)
      return [{ company: id, name }]
    })
  })
}
