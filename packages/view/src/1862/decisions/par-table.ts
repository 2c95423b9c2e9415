import {
  CHARTERED_TOKENS,
  CHARTERED_TOKEN_PRICE,
  DIRECTOR_SHARES,
  PAR_VALUES,
  type RmAction,
  SHARES,
} from '@roundhouse/titles/1862'
import { option } from '../../railway/asking.ts'
import type { FigureRow, FigureTable } from '../../railway/decision.ts'
import { type Told, money } from '../../railway/said.ts'
import type { RmAsking } from './asking.ts'
import { say } from './sayings.ts'

/** Half of the shares float a company; two may be bought besides the certificate. — 4.2, 6.5.4 */
const TO_FLOAT = 5
const FURTHER = TO_FLOAT - DIRECTOR_SHARES

/** What a par would mean for who pays it with this cash: whether the company floats at once, and with what. — 4.2, 6.5.4 */
export interface ParMeaning {
  readonly par: number
  readonly certificate: number
  /** Below 0: so much is missing. */
  readonly left: number
  readonly added: number
  readonly floats: boolean
  readonly treasury: number
}

/** `room`: certificates that the buyer may still take. */
export function parMeanings(cash: number, room: number): readonly ParMeaning[] {
  return PAR_VALUES.map((par) => {
    const certificate = DIRECTOR_SHARES * par
    const left = cash - certificate
    const added = Math.max(0, Math.min(FURTHER, Math.floor(left / par), room - 1))
    const treasury = SHARES * par - CHARTERED_TOKENS * CHARTERED_TOKEN_PRICE
    return { par, certificate, left, added, floats: left >= 0 && added === FURTHER, treasury }
  })
}

/** Every par with what it comes to; in the step of the charter a row is chosen. */
export function parTable(asking: RmAsking, cash: number, choosing: boolean): FigureTable<RmAction> {
  const { view, seat } = asking
  const held = view.players.find((player) => player.seat === seat)?.certificates ?? 0
  return {
    heading: say('par.heading'),
    section: '4.2',
    columns: [
      say('par.par'),
      say('par.certificate'),
      say('par.left'),
      say('par.shares'),
      say('par.floats'),
      say('par.treasury'),
    ],
    rows: parMeanings(cash, view.bank.certificateLimit - held).map((meaning) =>
      parRow(asking, meaning, choosing),
    ),
  }
}

function parRow(asking: RmAsking, meaning: ParMeaning, choosing: boolean): FigureRow<RmAction> {
  const { par, left, floats } = meaning
  return {
    cells: left < 0 ? shortCells(meaning) : paidCells(meaning),
    tone: left < 0 ? 'faint' : floats ? 'good' : 'plain',
    option: choosing ? option(asking, { type: 'takeCharter', par }) : null,
  }
}

function shortCells({ par, certificate, left }: ParMeaning): readonly Told[] {
  return [String(par), money(certificate), say('par.short', money(-left))]
}

function paidCells({ par, certificate, left, added, floats, treasury }: ParMeaning): readonly Told[] {
  return [
    String(par),
    money(certificate),
    money(left),
    added === 0 ? '–' : { signed: added },
    floats ? say('par.floatsNow') : say('par.missing', FURTHER - added),
    money(treasury),
  ]
}
