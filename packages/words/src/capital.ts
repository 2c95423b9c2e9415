/** With a capital at the head, for a sentence that begins with a name of ours. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
