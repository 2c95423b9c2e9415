import type { Choice, DeepReadonly, Refusal } from '@roundhouse/kernel'
import { LayTree, NO_TILE, type TurnStep, turnUnderWay } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { LAYS, MAP, TILE_SET, placeId } from '../board.ts'
import { companyData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import type { RmState, RmTurn } from '../state.ts'
import { bookOf } from './book.ts'
import { isOfColourOut } from './charters.ts'
import { wrongStep } from './gates.ts'
import { comesFirst, fitHomeIn, homeDuty } from './home.ts'
import { lay, refuseLay, usefulOn } from './laying.ts'
import { linkLondon, refuseLinkIn } from './london.ts'
import { homeHex } from './network.ts'
import { hasPiece } from './pieces.ts'
import { placeSmall, refuseSmall, smallChoices } from './small-stations.ts'

/** Track, or a small station, or the link to London. — 7.6 */
export const track: TurnStep<RmState, RmAction, NumberedEvent> = {
  name: 'track',
  section: '7.6',
  endedBy: ['pass'],
  settle(state, emit) {
    fitHomeIn(state, turnUnderWay<RmTurn>(state).company, emit)
    return !asksInVain(state) && !canBuild(state)
  },
  choices(state) {
    const choices = buildings(state)
    return refuseBeforeHome(state) === null
      ? [{ kind: 'one', action: { type: 'pass' } }, ...choices]
      : choices
  },
  refuse(state, _seat, action) {
    switch (action.type) {
      case 'pass':
        return refuseBeforeHome(state)
      case 'layTile':
      case 'placeSmall':
      case 'linkLondon':
        if (state.lner === 'formed') return refusal('62-LNER-NO-BUILD', {})
        if (action.type === 'layTile') return refuseLay(state, action)
        return action.type === 'placeSmall'
          ? (refuseInstead(state) ?? refuseSmall(state, action))
          : refuseLinkIn(state, 'track')
      default:
        return wrongStep(state, action)
    }
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'layTile') lay(state, action, emit)
    if (action.type === 'placeSmall') placeSmall(state, action, emit)
    if (action.type === 'linkLondon') linkLondon(state, emit)
  },
}

/** One tile more may be laid, though perhaps none can. */
function asksInVain(state: DeepReadonly<RmState>): boolean {
  const { yellow, upgrades, trackDone } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const mayBuild = state.lner !== 'formed' && upgrades === 0 && !trackDone && yellow < 2
  return mayBuild && bookOf(state).asksInVain('track')
}

/** A home token outside a circle must be built for. — 7.2 */
export function refuseBeforeHome(state: DeepReadonly<RmState>): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const duty = homeDuty(state, company)
  if (duty?.isMust !== true) return null
  const code = duty.kind === 'build' ? '62-HOME-MUST-BUILD' : '62-HOME-MUST-UPGRADE'
  return refusal(code, { hex: companyData(company).home })
}

/** A small station does not come before the home. — 7.2 */
function refuseInstead(state: DeepReadonly<RmState>): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const duty = homeDuty(state, company)
  return duty !== null && comesFirst(state, duty) ? refuseBeforeHome(state) : null
}

/** Everything that may be built now. — 7.6 */
export function buildings(state: DeepReadonly<RmState>): Choice<RmAction>[] {
  if (state.lner === 'formed') return []
  const choices: Choice<RmAction>[] = []
  choices.push(...layChoices(state))
  if (refuseInstead(state) === null) choices.push(...smallChoices(state))
  if (refuseLinkIn(state, 'track') === null) choices.push({ kind: 'one', action: { type: 'linkLondon' } })
  return choices
}

export function layChoices(state: DeepReadonly<RmState>): Choice<RmAction>[] {
  const tree = layTree(state).branches
  const action = { type: 'layTile', hex: '', tile: '', rotation: 0 } as const
  return tree.length === 0 ? [] : [{ kind: 'tree', action, fields: ['hex', 'tile', 'rotation'], tree }]
}

function layTree(state: DeepReadonly<RmState>): LayTree {
  const tree = new LayTree(TILE_SET, placeId)
  for (const [hex, code] of lays(state)) tree.add(hex, code)
  return tree
}

/** Every tile that may be laid now, hex by hex; whoever wants to know only whether there is one takes the first. */
function* lays(state: DeepReadonly<RmState>): Generator<readonly [hex: number, code: number]> {
  const { company, yellow, upgrades, trackDone } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (upgrades > 0 || trackDone || yellow > 1) return
  const duty = homeDuty(state, company)
  const only = duty !== null && comesFirst(state, duty) ? homeHex(company) : -1
  for (let hex = 0; hex < MAP.hexes.length; hex++) {
    const laid = state.board.laid[hex] as number
    if ((only >= 0 && hex !== only) || (yellow > 0 && laid !== NO_TILE)) continue
    const isUseful = usefulOn(state, company, hex)
    if (isUseful === null) continue
    for (const code of LAYS.fitting(hex, laid)) {
      const tile = Math.floor(code / 6)
      const isLateN = yellow > 0 && TILE_SET.tiles[tile]?.label === 'N'
      const fulfils = only < 0 || duty?.codes.includes(code) === true
      if (!fulfils || isLateN || !isUseful(code) || !isOfColourOut(state, tile)) continue
      if (hasPiece(state, hex, code)) yield [hex, code]
    }
  }
}

/** Whether there is anything to build. */
function canBuild(state: DeepReadonly<RmState>): boolean {
  if (state.lner === 'formed') return false
  return lays(state).next().done !== true || buildings(state).length > 0
}
