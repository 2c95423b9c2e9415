/** What stands behind a comma: small, unless it begins with somebody's name. */
export function goesOn(told: string, name: string): string {
  return told.startsWith(name) ? told : told.charAt(0).toLowerCase() + told.slice(1)
}
