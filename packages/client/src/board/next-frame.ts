import { useLayoutEffect, useState } from 'preact/hooks'
import { afterFrame } from '../shell/after-frame.ts'

/**
 * What can be chosen on a board, one frame after the page began to ask: the new position is drawn first, and neither of
 * the two tasks keeps the page long from hearing. What is asked instead of something else is there at once, and so is the
 * end of it.
 */
export function useNextFrame<Asked>(asked: Asked | null): Asked | null {
  const asks = asked !== null
  const [drawn, draw] = useState(false)
  useLayoutEffect(() => {
    if (asks) return afterFrame(() => draw(true))
    draw(false)
  }, [asks])
  return drawn ? asked : null
}
