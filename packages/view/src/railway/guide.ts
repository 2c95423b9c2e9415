import type { Action, Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import type { CompanyView } from './company-view.ts'
import type { RailwayView } from './railway-view.ts'

type Codes = Readonly<Record<string, object>>

/** What the guide says at one moment, for one reader: codes and figures; the catalogues hold the words. */
export interface Guide<Steps = Codes, Notes = Codes, Choices = Codes> {
  readonly section: string
  /** The seat that is asked; null once the game has ended. */
  readonly asked: Seat | null
  /** What is happening. */
  readonly happening: GuideSaid<Steps>
  /** What else to know at this moment. */
  readonly notes: readonly GuideSaid<Notes>[]
  /** What the reader can do, and what each would mean; empty while others are asked. */
  readonly options: readonly (GuideSaid<Choices> & { readonly section: string })[]
}

/** One of these codes with its figures. */
export type GuideSaid<Table> = {
  [Code in keyof Table & string]: { readonly code: Code; readonly params: Table[Code] }
}[keyof Table & string]

/** What a guide reads: the moment, and what the reader may do. */
export interface GuideMoment<S, A extends Action = Action> {
  readonly state: DeepReadonly<S>
  readonly view: RailwayView
  /** The company that is decided for. */
  readonly company: CompanyView | null
  /** Whoever reads; null for a spectator. */
  readonly seat: Seat | null
  /** Of the reader's seat; empty while others are asked. */
  readonly choices: readonly Choice<A>[]
}

/** What a title says in its guide: of every step, what else to know, and what can be done. */
export interface GuideTitle<Moment, Steps, Notes, Choices> {
  readonly steps: { readonly [Step in keyof Steps]: (moment: Moment) => Steps[Step] }
  readonly notes: readonly Listed<Notes, readonly [], Moment>[]
  /** In the order in which a beginner should look at them, each with its section. */
  readonly options: readonly Listed<Choices, readonly [string | ((moment: Moment) => string)], Moment>[]
  sectionOf(moment: Moment): string
}

/** A code, what belongs to it, and what reads its figures: null where there is nothing to say. */
type Listed<Table, Between extends readonly unknown[], Moment> = {
  [Code in keyof Table & string]: readonly [Code, ...Between, (moment: Moment) => Table[Code] | null]
}[keyof Table & string]

/** What is happening, what the reader can do, what it would mean: for somebody who has never seen the game. */
export function guideIn<Moment extends GuideMoment<{ step: string }>, Steps, Notes, Choices>(
  { steps, notes, options, sectionOf }: GuideTitle<Moment, Steps, Notes, Choices>,
  moment: Moment,
): Guide<Steps, Notes, Choices> {
  const step = moment.state.step as keyof Steps & string
  return {
    section: sectionOf(moment),
    asked: moment.view.asked,
    happening: { code: step, params: steps[step](moment) },
    notes: notes.flatMap(([code, read]) => {
      const params = read(moment)
      return params === null ? [] : [{ code, params }]
    }),
    options:
      moment.choices.length === 0
        ? []
        : options.flatMap(([code, section, read]) => {
            const params = read(moment)
            if (params === null) return []
            const at = typeof section === 'string' ? section : section(moment)
            return [{ code, params, section: at }]
          }),
  }
}

type NoteOf<Moment, Params> = (moment: Moment) => Params | null

/** Said in this step only. */
export function inStep<Moment extends GuideMoment<{ step: string }>, Params>(
  step: string,
  note: NoteOf<Moment, Params>,
): NoteOf<Moment, Params> {
  return (moment) => (moment.state.step === step ? note(moment) : null)
}

/** For whoever decides. */
export function forDecider<Moment extends GuideMoment<object>, Params>(
  note: NoteOf<Moment, Params>,
): NoteOf<Moment, Params> {
  return (moment) => (moment.choices.length > 0 ? note(moment) : null)
}
