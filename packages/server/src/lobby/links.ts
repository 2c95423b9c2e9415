/** Secrets stand behind the '#': a browser sends that part to nobody. */
export function invitePath(game: string, invite: string): string {
  return `/table/${game}#invite=${invite}`
}

export function personalPath(game: string, secret: string): string {
  return `/table/${game}#seat=${secret}`
}
