/** What is at this place goes one place up or down. */
export function moved<Item>(queue: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const other = at + by
  const one = queue[at]
  const two = queue[other]
  if (one === undefined || two === undefined) return queue
  return queue.map((item, index) => (index === at ? two : index === other ? one : item))
}
