/** A market wider than the screen begins where the acting company stands, else where the first markers do. */
export function showMarkers(cells: HTMLElement | null): void {
  const box = cells?.parentElement
  if (!cells || !box || box.scrollWidth <= box.clientWidth) return
  const cell =
    cells.querySelector<HTMLElement>('[data-acts="true"]') ??
    cells.querySelector<HTMLElement>('.market-cell:has(.market-stack)')
  if (cell !== null) box.scrollLeft = cell.offsetLeft - (box.clientWidth - cell.offsetWidth) / 2
}
