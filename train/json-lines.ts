import { existsSync, readFileSync } from 'node:fs'

/** What a series has kept, a line each; one that was cut off is played again. */
export function linesIn<Kept>(file: string): Kept[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Kept)
}
