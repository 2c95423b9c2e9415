import type { Seat } from '@roundhouse/kernel'
import type { Naming } from '@roundhouse/words'

/** Signs of the private area of Unicode that no name contains: they carry a name through a sentence. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

/** The same names, marked so that `Sentence` prints them bold wherever the language puts them. */
export function marked(naming: Naming): Naming {
  return { player: (seat) => `${OPEN}${naming.player(seat)}${CLOSE}` }
}

export function Sentence({ text }: { readonly text: string }) {
  const parts = text.split(OPEN).flatMap((part, index) => {
    if (index === 0) return [part]
    const [name, rest] = part.split(CLOSE)
    return [<b key={index}>{name}</b>, rest]
  })
  return <>{parts}</>
}

/** Players are names and monograms, never colours. */
export function Monogram({ name }: { readonly name: string }) {
  return (
    <span class="monogram" aria-hidden="true">
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  )
}

/** As many first letters as a share has room for. */
export function initials(naming: Naming, seat: Seat, letters: number): string {
  return [...naming.player(seat)].slice(0, letters).join('')
}
