/** When something was said: the hour today, with the day before that, with the year before this one. */
export function chatTime(language: string, then: number, now: number): string {
  const [said, today] = [new Date(then), new Date(now)]
  const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
  const sameYear = said.getFullYear() === today.getFullYear()
  const sameDay = said.toDateString() === today.toDateString()
  const shown = sameDay ? clock : sameYear ? { ...day, ...clock } : { ...day, year: 'numeric' as const }
  return new Intl.DateTimeFormat(language, shown).format(said)
}

/** The whole of it, for who points at it. */
export function wholeTime(language: string, then: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(then))
}
