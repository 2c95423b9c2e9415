/** With a capital at the head, for a word of the catalogue that opens a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
