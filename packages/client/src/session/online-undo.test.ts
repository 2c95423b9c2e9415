import { History, type LogEntry, type Title, choices, newRecord, pick, setupOf } from '@roundhouse/kernel'
import type { TableView } from '@roundhouse/protocol'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { beforeEach, describe, expect, it } from 'vitest'
import { onlineProposal, onlineUndo } from './online-undo.ts'

const title = chicagoExpress as unknown as Title
const table: TableView = {
  status: 'running',
  closedBy: null,
  seats: [],
  proposal: null,
  hints: false,
  seed: null,
}

let history: History

function playOne(auto = false): number {
  const seat = title.toAct(history.state)[0] as number
  const action = pick(choices(title, history.state, seat), () => 0)
  const entry: LogEntry = { kind: 'action', seat, action, ...(auto ? { auto: true as const } : {}) }
  if (!history.append(entry).ok) throw new Error('refused')
  return seat
}

beforeEach(() => {
  const record = newRecord(title, { players: ['Ana', 'Tom'], seed: 'undo' })
  history = new History(
    title,
    title.setup(setupOf(record), () => {}),
  )
})

describe('undo at an online table', () => {
  it('is nothing before one has acted, for spectators, and at the end', () => {
    expect(onlineUndo(history, table, 0)).toEqual({ kind: 'none' })
    const seat = playOne()
    expect(onlineUndo(history, table, null)).toEqual({ kind: 'none' })
    expect(onlineUndo(history, { ...table, status: 'ended' }, seat)).toEqual({ kind: 'none' })
  })

  it('is free until another seat has acted', () => {
    const seat = playOne()
    expect(onlineUndo(history, table, seat)).toEqual({ kind: 'free' })
    playOne()
    expect(onlineUndo(history, table, seat)).toEqual({ kind: 'consent' })
  })

  it('does not count what the server played', () => {
    const seat = playOne()
    playOne(true)
    expect(onlineUndo(history, table, seat)).toEqual({ kind: 'free' })
  })

  it('forgets what was taken back', () => {
    const seat = playOne()
    history.append({ kind: 'undo', seat, to: 0 })
    expect(onlineUndo(history, table, seat)).toEqual({ kind: 'none' })
  })

  it('is nothing while something is proposed, which everybody sees', () => {
    const seat = playOne()
    const proposal = { kind: 'undo', seat: 1, version: 3, to: 1, waiting: [0] } as const
    expect(onlineUndo(history, { ...table, proposal }, seat)).toEqual({ kind: 'none' })
    expect(onlineProposal({ ...table, proposal }, 0)).toEqual({
      kind: 'undo',
      seat: 1,
      mine: false,
      waitingFor: [0],
      to: 1,
    })
    expect(onlineProposal({ ...table, proposal }, 1)).toMatchObject({ mine: true })
    expect(onlineProposal(table, 1)).toBeNull()
  })
})
