import sprite from './symbols.svg?raw'

export type IconName =
  | 'loco'
  | 'house'
  | 'lock'
  | 'rot'
  | 'undo'
  | 'check'
  | 'x'
  | 'book'
  | 'menu'
  | 'clock'
  | 'moon'
  | 'sun'
  | 'people'
  | 'globe'
  | 'bot'
  | 'screen'
  | 'hist'
  | 'ham'
  | 'pick'
  | 'seal'
  | 'shield'
  | 'pen'
  | 'gear'

/** Glyphs, terrain patterns and company outlines, once in the page so that the tokens reach them. */
export function Symbols() {
  return <div class="symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />
}

/** A glyph in the colour of the text around it; decoration only, words or a label must stand beside it. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  const width = name === 'loco' ? size * 1.5 : size
  return (
    <svg class="icon" width={width} height={size} aria-hidden="true" focusable="false">
      <use href={`#g-${name}`} />
    </svg>
  )
}
