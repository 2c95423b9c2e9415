const KEY = 'roundhouse.'

/** What this device keeps under a name; null without it or without storage. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(KEY + name)
  } catch {
    return null
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(KEY + name, value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
