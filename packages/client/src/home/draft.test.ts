import type { Title } from '@roundhouse/kernel'
import { about1862 } from '@roundhouse/titles/1862'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { describe, expect, it } from 'vitest'
import {
  type Draft,
  addSeat,
  changeSeat,
  clashIn,
  firstDraft,
  guidedDraft,
  inMode,
  moveSeat,
  namesOf,
  optionsOf,
  ownSeat,
  remarksOn,
  removeSeat,
} from './draft.ts'

const title = chicagoExpress as unknown as Title
const fallbacks = { player: (seat: number) => `Player ${seat}`, bot: (number: number) => `Bot ${number}` }
const draftOf = (...names: string[]): Draft => firstDraft(title, names)
const names = (draft: Draft): readonly string[] => namesOf(draft, fallbacks)

describe('the seats of a new game', () => {
  it('are three at first, or as many as sat there last time', () => {
    expect(names(draftOf())).toEqual(['Player 1', 'Player 2', 'Player 3'])
    expect(names(draftOf('Ana', 'Tom'))).toEqual(['Ana', 'Tom'])
    expect(draftOf('Ana').seats).toHaveLength(2)
    expect(
      firstDraft(
        title,
        Array.from({ length: 9 }, () => 'x'),
      ).seats,
    ).toHaveLength(6)
  })

  it('count bots apart and fill blanks', () => {
    const draft = addSeat(addSeat(draftOf('Ana', ''), 'bot'), 'bot')
    expect(names(draft)).toEqual(['Ana', 'Player 2', 'Bot 1', 'Bot 2'])
  })

  it('move by one and stay at the ends', () => {
    const draft = draftOf('Ana', 'Tom', 'Lucía')
    expect(names(moveSeat(draft, 2, -1))).toEqual(['Ana', 'Lucía', 'Tom'])
    expect(moveSeat(draft, 0, -1)).toBe(draft)
    expect(moveSeat(draft, 2, 1)).toBe(draft)
  })

  it('never share a key, however often seats come and go', () => {
    let draft = draftOf('Ana', 'Tom')
    draft = addSeat(removeSeat(addSeat(draft, 'bot'), 0), 'person')
    expect(new Set(draft.seats.map((seat) => seat.key)).size).toBe(draft.seats.length)
  })

  it('become bots but for the first when one plays alone, and people again afterwards', () => {
    const alone = inMode(draftOf('Ana', 'Tom', 'Lucía'), 'bots')
    expect(alone.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot'])
    expect(inMode(alone, 'screen').seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'person'])
  })

  it('keep a bot that was chosen when the table moves online', () => {
    const draft = addSeat(draftOf('Ana', 'Tom'), 'bot')
    expect(inMode(draft, 'online').seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'bot'])
  })
})

describe('who opens the first auction', () => {
  const opener = (draft: Draft): string | undefined => optionsOf(title, draft)['opener']
  const chosen = { ...draftOf('Ana', 'Tom', 'Lucía'), options: { opener: '3' } }

  it('is the first seat unless somebody else is named', () => {
    expect(opener(draftOf())).toBe('1')
    expect(opener(chosen)).toBe('3')
  })

  it('moves with the player', () => {
    expect(opener(moveSeat(chosen, 2, -1))).toBe('2')
    expect(opener(removeSeat(chosen, 0))).toBe('2')
  })

  it('falls back when the player leaves', () => {
    expect(opener(removeSeat(chosen, 2))).toBe('1')
  })

  it('stays with the lot', () => {
    expect(opener(moveSeat({ ...chosen, options: { opener: 'lot' } }, 2, -1))).toBe('lot')
  })
})

describe('remarks on a draft', () => {
  const codes = (draft: Draft): string[] =>
    remarksOn(draft).map((remark) => `${remark.code}${remark.stop ? '!' : ''}`)

  it('have nothing to say about blank names around one screen', () => {
    expect(codes(draftOf())).toEqual([])
  })

  it('mention equal names, and stop them online', () => {
    const alike = draftOf('Ana', ' ana ')
    expect(codes(alike)).toEqual(['alike'])
    expect(codes(inMode(alike, 'online'))).toEqual(['alikeOnline!'])
  })

  it('ask for the name of whoever opens a table online', () => {
    const draft = inMode(draftOf('', 'Tom'), 'online')
    expect(codes(draft)).toEqual(['yourName!'])
    expect(ownSeat(changeSeat(draft, 0, { kind: 'bot' }))).toBe(1)
  })

  it('want at least one person', () => {
    let draft = draftOf('Ana', 'Tom')
    for (const { key } of draft.seats) draft = changeSeat(draft, key, { kind: 'bot', name: '' })
    expect(codes(draft)).toEqual(['noPerson!'])
  })
})

describe('the first game of somebody new', () => {
  it('has the fewest seats, with bots, by the game for new players where there is one', () => {
    const plain = guidedDraft(title, ['Ana'])
    expect(plain.seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
    expect([plain.variant, plain.options]).toEqual([null, {}])
    const small = guidedDraft(title, ['Ana'], { variant: 'small', options: { newcomers: 'yes' } })
    expect([small.variant, small.options]).toEqual(['small', { newcomers: 'yes' }])
    expect(guidedDraft(title, ['Ana'], { variant: null, options: {}, seats: 4 }).seats).toHaveLength(4)
  })
})

describe('what does not go together', () => {
  const all = about1862
  const wanting = (options: Draft['options'], variant: string | null = null): Draft => ({
    ...firstDraft(all, []),
    variant,
    options,
  })

  it('11.2: the shorter game sets the list of trains', () => {
    expect(clashIn(all, wanting({ shorter: 'yes', trainList: 'long' }))).toMatchObject({ section: '11.2' })
    expect(clashIn(all, wanting({ shorter: 'yes' }))).toBeNull()
  })

  it('11.3: the game for new players asked for besides all trains falls away with its field', () => {
    expect(clashIn(all, wanting({ newcomers: 'yes' }))).toBeNull()
    expect(clashIn(all, wanting({ newcomers: 'yes' }, 'express-simple'))).toBeNull()
  })
})
