import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { markRead, wasRead } from './guide-read.ts'
import { wantGuide } from './guide-wanted.ts'
import { screenSize } from './screen-size.ts'
import { SectionLink } from './section-link.tsx'
import type { Table } from './table.ts'
import './guide.css'

/** A sentence in pieces: plain text, words that are explained when they are tapped, companies by their sign. */
export type GuidePiece =
  | string
  | { readonly term: string; readonly text: string }
  | { readonly company: string; readonly name: string | null }

/** What a title says to somebody who plays it for the first time, in the reader's language. */
export interface GuideContent {
  readonly heading: string
  /** What kind of decision it tells about: it is folded where that was read before. */
  readonly told: string
  /** Round and phase. */
  readonly phase: string
  /** Who is asked, where that is somebody elsewhere. */
  readonly who: string
  sign(company: string): ComponentChildren
  readonly happening: { readonly heading: string; readonly text: readonly GuidePiece[] }
  readonly notes: readonly (readonly GuidePiece[])[]
  readonly options: {
    readonly heading: string
    readonly list: readonly {
      readonly can: readonly GuidePiece[]
      readonly means: readonly GuidePiece[]
      readonly section: string
    }[]
  }
  readonly section: string
  readonly terms: Readonly<Record<string, GuideTerm>>
  readonly allTerms: string
  readonly close: string
  readonly closeTerm: string
  readonly unfold: string
  readonly fold: string
}

export interface GuideTerm {
  readonly name: string
  readonly text: string
  readonly section: string
}

/** What is happening, what can I do, what would it mean. */
export function GuideCard({ table, content }: { readonly table: Table; readonly content: GuideContent }) {
  const [term, setTerm] = useState<string | null>(null)
  const [open, setOpen] = useState(() => !wasRead(content.told))
  const version = table.session.version.value
  const { heading, told, phase, who, happening, notes, options, section, close, unfold, fold } = content
  const asked = options.list.length > 0
  useEffect(() => {
    setTerm(null)
    setOpen(!wasRead(told))
    // Read is what somebody has decided upon.
    return () => {
      if (asked && table.session.version.peek() !== version) markRead(told)
    }
  }, [version, told])
  const say = (pieces: readonly GuidePiece[]) => (
    <Pieces pieces={pieces} chosen={term} onTerm={setTerm} sign={content.sign} />
  )
  return (
    <section class="guide" aria-label={heading} data-open={open}>
      <header>
        <Icon name="book" size={15} />
        <h2>{heading}</h2>
        <span class="phase" title={phase}>
          {phase}
        </span>
        <button
          type="button"
          class="guide-fold"
          aria-expanded={open}
          aria-label={open ? fold : unfold}
          title={open ? fold : unfold}
          onClick={() => setOpen(!open)}
        />
        <button type="button" aria-label={close} title={close} onClick={() => wantGuide(false)}>
          <Icon name="x" size={14} />
        </button>
      </header>
      <div class="guide-body scrolls" tabIndex={0} role="group" aria-label={heading} hidden={!open}>
        <div class="telling">
          <h3>{happening.heading}</h3>
          <p>
            {who !== '' && <b>{who} </b>}
            {say(happening.text)} <SectionLink table={table} section={section} />
          </p>
          {notes.map((note, index) => (
            <p key={index} class="note">
              {say(note)}
            </p>
          ))}
        </div>
        {options.list.length > 0 && (
          <details class="options" open={screenSize.value !== 'phone'}>
            <summary>{options.heading}</summary>
            <ul>
              {options.list.map((option, index) => (
                <li key={index}>
                  <details>
                    <summary>{say(option.can)}</summary>
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
  readonly sign: (company: string) => ComponentChildren
}) {
  const { pieces, chosen, onTerm, sign } = props
  return (
    <>
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : 'company' in piece ? (
          <span key={index} class="guide-company">
            {sign(piece.company)}
            {piece.name !== null && ` ${piece.name}`}
          </span>
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
