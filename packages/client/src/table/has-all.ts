/** Whether a text has every word that is looked for, or its beginning: whatever the case, with accents or without. */
export function hasAll(text: string, wanted: string): boolean {
  const there = plain(text)
  return plain(wanted)
    .split(/\s+/)
    .every((word) => there.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
