import type { Refusal } from '@roundhouse/kernel'
import { NO_TILE } from '@roundhouse/railways'
import {
  COMPANIES,
  type CompanyId,
  GROUP_PHASES,
  PHASES,
  type RmAction,
  companyAt,
  companyData,
  companyId,
  companyIndex,
  homeHex,
  placeId,
} from '@roundhouse/titles/1862'
import { filled, group, optionOfAmount, row } from '../../railway/asking.ts'
import type { CompanyView } from '../../railway/company-view.ts'
import type { Group, Option, Row, Sign } from '../../railway/decision.ts'
import { type Said, type Told, joined, money } from '../../railway/said.ts'
import { FRAMES } from '../trains.ts'
import type { RmAsking } from './asking.ts'
import { say } from './sayings.ts'

type Opening = Extract<RmAction, { type: 'openAuction' }>

/** Every company of the game as a card: those that can be named, those that have started, those that wait. — 3.2, 4.1 */
export function companyCards(asking: RmAsking): readonly Group<RmAction>[] {
  const { state, view } = asking
  const open = view.companies.filter(({ status }) => status === 'shelf')
  const waiting = view.companies.filter(({ status }) => status === 'later')
  // A home without room is shut by the map, not by the phase: it may open in this very round. — 3.2
  const full = waiting.filter((company) => whyLocked(asking, company) === 'homeFull')
  const later = waiting.filter((company) => !full.includes(company))
  const started = view.companies.filter(({ status }) => status === 'started' || status === 'open')
  const owing = new Map(state.obligations.map(({ company, seat }) => [companyId(company) as string, seat]))
  return filled(
    group(
      'cards',
      say('parliament.open'),
      [
        ...open.map((company) => openCard(asking, company)),
        ...full.map((company) => shutCard(asking, company, lockedNote(asking, company), 'shut')),
      ],
      { heading: say('parliament.open'), aside: String(open.length) },
    ),
    group(
      'cards',
      say('parliament.started'),
      started.map((company) => {
        const seat = owing.get(company.id)
        return seat === undefined
          ? shutCard(asking, company, startedNote(company))
          : shutCard(asking, company, say('parliament.owes', { player: seat }), 'owing')
      }),
      { heading: say('parliament.started'), aside: String(started.length), folded: true },
    ),
    group(
      'cards',
      say('parliament.locked'),
      later.map((company) => shutCard(asking, company, lockedNote(asking, company), 'shut')),
      { heading: say('parliament.locked'), aside: lockedAside(asking, later.length), folded: true },
    ),
  )
}

/** Its charter once it has started, and what it may run. — 2.1, 2.2 */
export function companySigns(company: CompanyView): readonly Sign[] {
  const { size } = company
  return [...(size === 'unstarted' ? [] : [{ seal: size === 'chartered' }]), ...permitSigns(company)]
}

/** What a company may run, as the outline of its permit. — 2.2 */
function permitSigns({ permits = [] }: CompanyView): readonly Sign[] {
  return permits.map((permit) => ({
    train: { kind: permit, size: permit, frame: FRAMES[permit as keyof typeof FRAMES] },
  }))
}

/** Its permit, its charter once it has started, its home, and how it stands. */
function card(
  company: CompanyView,
  part: Partial<Row<RmAction>> & { readonly figureNote: Told },
): Row<RmAction> {
  const { id } = company
  return row<RmAction>({
    id,
    signs: [{ company: id }, ...companySigns(company)],
    name: id,
    note: companyData(companyIndex(id)).homeName,
    hex: placeId(homeHex(companyIndex(id))),
    ...part,
  })
}

/** To be named; while another is under the hammer nobody is, and that one says so. */
function openCard(asking: RmAsking, company: CompanyView): Row<RmAction> {
  const { state } = asking
  const auction = state.parliament?.auction ?? null
  if (auction?.company === companyIndex(company.id)) {
    return card(company, { figureNote: say('parliament.hammer', money(auction.bid)), state: 'now' })
  }
  const figureNote = homeNote(asking, company.id)
  if (state.parliament?.charter?.company === companyIndex(company.id)) {
    return card(company, { figureNote, state: 'now' })
  }
  if (state.step !== 'parliament') return card(company, { figureNote })
  return card(company, { figureNote, option: optionOfAmount(asking, opening(company), 'bid', 0) })
}

/** Not to be named now, with its reason when it is pressed. */
function shutCard(
  asking: RmAsking,
  company: CompanyView,
  figureNote: Told,
  state?: Row<RmAction>['state'],
): Row<RmAction> {
  const shown = { figureNote, ...(state === undefined ? {} : { state }) }
  if (asking.state.step !== 'parliament') return card(company, shown)
  const action = opening(company)
  const refusal: Refusal | null = asking.refuse(action)
  const option: Option<RmAction> = { action, refusal, pressed: false }
  return card(company, { ...shown, option })
}

function opening({ id }: CompanyView): Opening {
  return { type: 'openAuction', company: id as CompanyId, bid: 0 }
}

function homeNote({ state }: RmAsking, id: string): Said {
  const laid = state.board.laid[homeHex(companyIndex(id))]
  return say(laid === NO_TILE ? 'parliament.bare' : 'parliament.built')
}

function startedNote({ director, price }: CompanyView): Said {
  const by: Told = director === null ? '–' : { holder: director }
  return say('parliament.directedBy', by, money(price))
}

/** — 2.4.1, 3.2, 4.3 */
function whyLocked({ state }: RmAsking, { id }: CompanyView): 'fromPhase' | 'nextRound' | 'homeFull' {
  const { group: drawn, startsFrom } = companyAt(state, companyIndex(id))
  if (state.fleet.phase < (GROUP_PHASES[drawn] ?? 0)) return 'fromPhase'
  return startsFrom > state.round.set ? 'nextRound' : 'homeFull'
}

function lockedNote(asking: RmAsking, company: CompanyView): Said {
  const why = whyLocked(asking, company)
  if (why !== 'fromPhase') return say(`parliament.${why}`)
  const { group: drawn } = companyAt(asking.state, companyIndex(company.id))
  return say('parliament.fromPhase', PHASES[GROUP_PHASES[drawn] ?? 0] as string)
}

function lockedAside({ state }: RmAsking, count: number): Told {
  const out = COMPANIES.flatMap(({ id }, company) => (companyAt(state, company).status === 'out' ? [id] : []))
  return out.length === 0
    ? String(count)
    : joined(' · ', [String(count), say('parliament.outOfGame', { list: out })])
}
