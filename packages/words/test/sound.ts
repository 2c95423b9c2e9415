import { expect } from 'vitest'
import type { Language } from '../src/index.ts'

/** What the design forbids: blame, pleading, shouting, and anything a program left unfilled. */
export const NEVER: Readonly<Record<Language, RegExp>> = {
  en: /!|\b(invalid|error|please|sorry|illegal|oops|you forgot|undefined|null|NaN)\b|\[object/i,
  es: /[!¡]|\b(inválid[oa]|error|por favor|lo siento|ilegal|undefined|null|NaN)\b|\[object/i,
  it: /!|\b(non valid[oa]|invalid[oa]|errore|per favore|spiacenti|illegale|undefined|null|NaN)\b|\[object/i,
}

/** A whole sentence of a title, soundly put. */
export function expectSound(language: Language, code: string, text: string): void {
  expect(text.trim(), code).toBe(text)
  expect(text, code).not.toMatch(NEVER[language])
  expect(text, code).not.toMatch(/ {2}|\.\.|,,|\( | \)|\(\)/)
  expect(text, code).toMatch(/^\P{Ll}.*\.$/su)
}

/** Says what is the case and what to do, in two sentences or more. */
export function expectRefusal(language: Language, code: string, text: string): void {
  expectSound(language, code, text)
  expect(text.match(/[^.]+\.(?= |$)/g)?.length ?? 0, `${code}: ${text}`).toBeGreaterThanOrEqual(2)
  expect(text.length, `${code}: ${text}`).toBeLessThan(340)
}
