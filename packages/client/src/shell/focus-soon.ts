/** After the page is drawn anew, moves the focus to the first of these that is there and can take it. */
export function focusSoon(...ids: readonly string[]): void {
  requestAnimationFrame(() => {
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element === null || element.matches(':disabled')) continue
      element.focus()
      return
    }
  })
}

/** The same for an element that has no id, looked for when it is there. */
export function focusSoonOn(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => find()?.focus())
}
