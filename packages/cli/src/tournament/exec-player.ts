import { setupOf, type GameRecord, type Seat } from '@roundhouse/kernel'
import { readJson } from '@roundhouse/protocol'
import { parseAction } from '@roundhouse/protocol/titles'
import type { Answer, Player, Thinking } from './player.ts'
import { type NoteProgram, startProgram } from './program.ts'

/** The language of lines that bots of others speak; see docs/bots.md. */
const PROTOCOL = 1
const DEFAULT_MILLISECONDS = 1000
/** An answer may come so much later than the budget says: a tenth, and what the way to and fro takes. */
const GRACE_SHARE = 0.1
const LEAST_GRACE_MILLISECONDS = 50
/** Languages and networks take their time to load: so long after its start a program may give its first answer. */
const START_MILLISECONDS = 10_000
const LONGEST_ANSWER = 100_000

type Heard = { readonly action: unknown } | 'late' | 'gone' | 'unheard'

/** A program of somebody else’s that plays one seat: JSON lines over its standard input and output. */
export function execPlayer(
  command: string,
  start: GameRecord,
  seat: Seat,
  thinking: Thinking,
  note: NoteProgram,
): Player {
  const { title, players, rules } = start
  const milliseconds = thinking.kind === 'milliseconds' ? thinking.most : DEFAULT_MILLISECONDS
  // Whether it said something since it was asked that was no answer to it.
  let isUnheard = false
  let asked: { readonly number: number; readonly settle: (heard: Heard) => void } | null = null
  const program = startProgram(
    command,
    {
      line(text) {
        const said = messageIn(text)
        // What came too late answers a question of before, and the one of now is still open.
        if (said?.type === 'action' && said.number === asked?.number) asked?.settle({ action: said.action })
        else if (typeof said?.number !== 'number' || said.number >= told) isUnheard = true
      },
      gone: () => asked?.settle('gone'),
    },
    note,
  )
  program.say({ type: 'hello', protocol: PROTOCOL, title, rules, seat, players, start: openStart(start) })
  let told = 0
  let hasAnswered = false

  const answerWithin = (most: number): Promise<Heard> =>
    new Promise((resolve) => {
      const settle = (heard: Heard): void => {
        clearTimeout(late)
        asked = null
        resolve(heard)
      }
      const late = setTimeout(() => settle(isUnheard ? 'unheard' : 'late'), most)
      isUnheard = false
      asked = { number: told, settle }
    })

  return {
    async choose({ log, choices, state }) {
      if (!program.isThere()) return { action: null, milliseconds: null, failed: 'is gone' }
      const began = performance.now()
      program.say({ type: 'entries', from: told, entries: log.slice(told) })
      told = log.length
      const budget = { work: thinking.kind === 'work' ? thinking.most : null, milliseconds }
      const heard = answerWithin(patience(milliseconds, hasAnswered ? null : began - program.began))
      program.say({ type: 'choose', number: told, choices, state, budget })
      const answer = await heard
      if (typeof answer === 'object') hasAnswered = true
      return answerFrom(answer, title, performance.now() - began)
    },
    close: () => program.end(),
  }
}

/** How long an answer is waited for; `running` is the time since the start of a program that has not answered yet. */
function patience(milliseconds: number, running: number | null): number {
  const usual = milliseconds + Math.max(LEAST_GRACE_MILLISECONDS, GRACE_SHARE * milliseconds)
  return running === null ? usual : Math.max(usual, START_MILLISECONDS - running)
}

/** The seed of a game would tell what is hidden. */
function openStart(start: GameRecord): object {
  const { players, variant, options, rules } = setupOf(start)
  return { players, variant, options, rules }
}

function messageIn(line: string): { type?: unknown; number?: unknown; action?: unknown } | null {
  const read = line.length > LONGEST_ANSWER ? null : readJson(line)
  return read?.ok === true && typeof read.json === 'object' ? read.json : null
}

const NO_ANSWER = `says what is no answer to the question (its number, one line of JSON, ${LONGEST_ANSWER} characters at most)`

function answerFrom(heard: Heard, title: string, milliseconds: number): Answer {
  if (heard === 'gone') return { action: null, milliseconds: null, failed: 'is gone' }
  if (heard === 'late') return { action: null, milliseconds, failed: 'is late' }
  if (heard === 'unheard') return { action: null, milliseconds, failed: NO_ANSWER }
  const parsed = parseAction(title, heard.action)
  if (parsed.ok) return { action: parsed.value, milliseconds, failed: null }
  return { action: null, milliseconds, failed: 'plays no action of this title' }
}
