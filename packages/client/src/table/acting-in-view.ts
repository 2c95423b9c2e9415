/** Whoever acts in a list: a company, a player. */
const ACTING = "[data-turn='now'], [data-acts='true'] th, [data-asked='true']"

/** Scrolls each of these lists, and nothing around it, so far that whoever acts in it is wholly in view. */
export function keepActingInView(lists: Iterable<HTMLElement>): void {
  for (const list of lists) {
    const acting = list.querySelector(ACTING)?.getBoundingClientRect()
    if (acting === undefined || list.scrollHeight <= list.clientHeight) continue
    const { bottom, ...box } = list.getBoundingClientRect()
    // Heads that stay in view while the list goes by.
    const heads = list.querySelector('thead th')?.getBoundingClientRect()
    const top = Math.max(box.top, heads?.bottom ?? 0)
    if (acting.top < top) list.scrollTop -= top - acting.top
    else if (acting.bottom > bottom) list.scrollTop += acting.bottom - bottom + 1
  }
}
