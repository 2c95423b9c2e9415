import type { LogItem } from './title-ui.ts'

/** Where a line stands towards the moment shown. */
type LineMark = 'before' | 'current' | 'later'

interface Line {
  readonly element: HTMLElement
  readonly entry: number
  readonly passing: boolean
  mark: LineMark | null
  hidden: boolean | null
}

/**
 * Which line is the moment shown, which come later, which half moves are out of place. A step through the
 * history touches only the lines whose mark changes: a long game has hundreds.
 */
export class LogMarks {
  private lines: Line[] | null = null

  show(box: HTMLElement, items: readonly LogItem[], shown: number, past: boolean): void {
    this.lines ??= [...box.querySelectorAll<HTMLElement>('li[data-entry]')].map((element) => ({
      element,
      entry: Number(element.dataset['entry']),
      passing: element.dataset['passing'] === 'true',
      mark: null,
      hidden: null,
    }))
    const current = items.findLast((item) => item.entry <= shown)?.entry
    for (const line of this.lines) {
      const mark = markOf(line.entry, current, shown, past)
      if (mark !== line.mark) put(line.element, mark)
      line.mark = mark
      const hidden = line.passing && line.entry !== current
      if (hidden !== line.hidden) line.element.hidden = hidden
      line.hidden = hidden
    }
  }
}

/** Only a look back tells the lines apart: at the present every line has happened. */
export function markOf(entry: number, current: number | undefined, shown: number, past: boolean): LineMark {
  if (!past) return 'before'
  if (entry === current) return 'current'
  return entry > shown ? 'later' : 'before'
}

function put(element: HTMLElement, mark: LineMark): void {
  if (mark === 'current') element.setAttribute('aria-current', 'true')
  else element.removeAttribute('aria-current')
  element.classList.toggle('later', mark === 'later')
}
