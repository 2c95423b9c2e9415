import { expect, test } from 'vitest'
import { chatTime } from './chat-time.ts'

const at = (...parts: [number, number, number, number, number]): number => new Date(...parts).getTime()
const NOW = at(2026, 10, 15, 18, 30)
const plain = (text: string): string => text.replaceAll('\u202F', ' ')

test('the hour today, the day before that, the year before this one, by language', () => {
  expect(chatTime('es', at(2026, 10, 15, 9, 5), NOW)).toBe('9:05')
  expect(chatTime('it', at(2026, 10, 15, 9, 5), NOW)).toBe('9:05')
  expect(plain(chatTime('en', at(2026, 10, 15, 9, 5), NOW))).toBe('9:05 AM')
  expect(chatTime('it', at(2026, 10, 14, 23, 59), NOW)).toBe('14 nov, 23:59')
  expect(chatTime('es', at(2025, 11, 31, 12, 0), NOW)).toBe('31 dic 2025')
})
