import { readJson } from '@roundhouse/protocol'

/** The longest link that browsers and messengers pass on whole. */
const LONGEST = 60_000
/** A game is never larger than this, unpacked. */
const LARGEST = 4_000_000

/** A game in letters that may stand in a link; null when it is too long for one. */
export async function packed(game: object): Promise<string | null> {
  const bytes = await collected(
    new Blob([JSON.stringify(game)]),
    new CompressionStream('deflate-raw'),
    LARGEST,
  )
  if (bytes === null) return null
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  const text = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return text.length > LONGEST ? null : text
}

/** What was packed; null for anything else. */
export async function unpacked(text: string): Promise<unknown> {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) return null
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const found = await collected(new Blob([bytes]), new DecompressionStream('deflate-raw'), LARGEST)
    if (found === null) return null
    const read = readJson(new TextDecoder().decode(found))
    return read.ok ? read.json : null
  } catch {
    return null
  }
}

/** All that comes out at the other end; null as soon as it is more than a game can be. */
async function collected(
  from: Blob,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | null> {
  const reader = from.stream().pipeThrough(through).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
