/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after this turn of events.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A file name from any words: letters and figures of every script, joined by hyphens. */
export function fileName(...parts: readonly string[]): string {
  const stem = parts
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${stem.slice(0, 80) || 'game'}.json`
}
