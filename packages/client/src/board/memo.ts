import { Component, type FunctionComponent } from 'preact'

/** Draws again only when a property differs: a step through the history touches few of many hexes. */
export function memo<P extends object>(draw: FunctionComponent<P>): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P, state: unknown): boolean {
      // Signals that it reads, the language among them, ask for a drawing by a new state.
      if (state !== this.state) return true
      const now = this.props as P
      const keys = Object.keys(next) as (keyof P)[]
      return keys.length !== Object.keys(now).length || keys.some((key) => !Object.is(next[key], now[key]))
    }
    // Called and not drawn as a component below this one: a map has hundreds of them.
    override render(props: P) {
      return draw(props)
    }
  }
  return Memo as unknown as FunctionComponent<P>
}
