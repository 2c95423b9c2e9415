/** What outlives a reload of this tab and nothing else. Without storage it is simply gone. */
const KEY = 'roundhouse.'

export function keepInTab(name: string, value: unknown): void {
  try {
    if (value === null || value === undefined) sessionStorage.removeItem(KEY + name)
    else sessionStorage.setItem(KEY + name, JSON.stringify(value))
  } catch {
    // Full or forbidden: the reload loses it, as it would without this.
  }
}

/** Null when nothing was kept, or nothing that can be read. */
export function keptInTab(name: string): unknown {
  try {
    const text = sessionStorage.getItem(KEY + name)
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}
