/** Names that players could not tell apart in a log. */
export function sameName(one: string | null, other: string): boolean {
  return one !== null && plain(one) === plain(other)
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
