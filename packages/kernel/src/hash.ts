/** A short fingerprint of plain JSON data that does not depend on the order of keys. */
export function hashOf(value: unknown): string {
  const text = canonical(value)
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, 0x9e3779b1)
    high = Math.imul(high ^ code, 0x5f356495)
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  return hex(high) + hex(low)
}

/** JSON with sorted keys: equal data, equal text. What JSON leaves out is left out. */
export function canonical(value: unknown): string {
  // Asked after every action of every game, so it builds one string and no lists.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`
    return `[${text}]`
  }
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record).toSorted()) {
    const part = record[key]
    if (part === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(part)}`
  }
  return `{${text}}`
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
