import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { wantGuide } from './guide-wanted.ts'
import { screenSize } from './screen-size.ts'
import { SectionLink } from './section-link.tsx'
import type { Table } from './table.ts'
import './guide.css'

/** A sentence in pieces: plain text, and words that are explained when they are tapped. */
export type GuidePiece = string | { readonly term: string; readonly text: string }

/** What a title says to somebody who plays it for the first time, in the reader's language. */
export interface GuideContent {
  readonly heading: string
  /** Who is asked. */
  readonly who: string
  readonly happening: { readonly heading: string; readonly text: readonly GuidePiece[] }
  readonly notes: readonly (readonly GuidePiece[])[]
  readonly options: {
    readonly heading: string
    readonly list: readonly {
      readonly can: string
      readonly means: readonly GuidePiece[]
      readonly section: string
    }[]
  }
  readonly section: string
  readonly terms: Readonly<Record<string, GuideTerm>>
  readonly allTerms: string
  readonly close: string
  readonly closeTerm: string
}

export interface GuideTerm {
  readonly name: string
  readonly text: string
  readonly section: string
}

/** What is happening, what can I do, what would it mean. */
export function GuideCard({ table, content }: { readonly table: Table; readonly content: GuideContent }) {
  const [term, setTerm] = useState<string | null>(null)
  const version = table.session.version.value
  useEffect(() => setTerm(null), [version])
  const { heading, who, happening, notes, options, section, close } = content
  const say = (pieces: readonly GuidePiece[]) => <Pieces pieces={pieces} chosen={term} onTerm={setTerm} />
  return (
    <section class="guide" aria-label={heading}>
      <header>
        <Icon name="book" size={15} />
        <h2>{heading}</h2>
        <button type="button" aria-label={close} title={close} onClick={() => wantGuide(false)}>
          <Icon name="x" size={14} />
        </button>
      </header>
      <div class="guide-body scrolls" tabIndex={0} role="group" aria-label={heading}>
        <h3>{happening.heading}</h3>
        <p>
          <b>{who}</b> {say(happening.text)} <SectionLink table={table} section={section} />
        </p>
        {notes.map((note, index) => (
          <p key={index} class="note">
            {say(note)}
          </p>
        ))}
        {options.list.length > 0 && (
          <details class="options" open={screenSize.value !== 'phone'}>
            <summary>{options.heading}</summary>
            <ul>
              {options.list.map((option) => (
                <li key={option.can}>
                  <details>
                    <summary>{option.can}</summary>
                    <p>
                      {say(option.means)} <SectionLink table={table} section={option.section} />
                    </p>
                  </details>
                </li>
              ))}
            </ul>
          </details>
        )}
        <Explained table={table} content={content} term={term} onTerm={setTerm} />
      </div>
    </section>
  )
}

function Pieces(props: {
  readonly pieces: readonly GuidePiece[]
  readonly chosen: string | null
  readonly onTerm: (term: string | null) => void
}) {
  const { pieces, chosen, onTerm } = props
  return (
    <>
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <button
            key={index}
            type="button"
            class="term"
            aria-expanded={chosen === piece.term}
            onClick={() => onTerm(chosen === piece.term ? null : piece.term)}
          >
            {piece.text}
          </button>
        ),
      )}
    </>
  )
}

/** The word that was tapped; below it the whole glossary, folded. */
function Explained(props: {
  readonly table: Table
  readonly content: GuideContent
  readonly term: string | null
  readonly onTerm: (term: string | null) => void
}) {
  const { table, content, term, onTerm } = props
  const shown = term === null ? undefined : content.terms[term]
  return (
    <>
      <div class="explained" role="status" hidden={shown === undefined}>
        {shown !== undefined && (
          <>
            <p>
              <b>{shown.name}.</b> {shown.text} <SectionLink table={table} section={shown.section} />
            </p>
            <button
              type="button"
              aria-label={content.closeTerm}
              title={content.closeTerm}
              onClick={() => onTerm(null)}
            >
              <Icon name="x" size={13} />
            </button>
          </>
        )}
      </div>
      <details class="all-terms">
        <summary>{content.allTerms}</summary>
        <dl>
          {Object.entries(content.terms).map(([id, { name, text }]) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
