import { expect, test } from 'vitest'
import {
  parseChatText,
  parseClientMessage,
  parseCreateGame,
  parseFindRun,
  parseJoinGame,
  parseListGames,
  parseServerMessage,
} from '../src/index.ts'

test('messages of the page are read, with what may be left out filled in', () => {
  expect(parseClientMessage('{"type":"hello","secret":"s"}')).toEqual({
    ok: true,
    value: { type: 'hello', secret: 's', since: 0 },
  })
  const act = { type: 'act', id: 'a-1_B', seat: 0, version: 3, action: { any: 'thing' } }
  expect(parseClientMessage(JSON.stringify(act))).toEqual({ ok: true, value: act })
  const order = { kind: 'buy', about: 'BN', values: { limit: 90, otherwise: 'stop' } }
  for (const message of [
    { type: 'order', id: 'a', seat: 0, version: 3, order },
    { type: 'revoke', id: 'b', seat: 0, order: 'a' },
  ]) {
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message })
  }
})

test.each([
  ['{"type":"act","id":"a","seat":0,"version":0', 'malformed-json'],
  ['{"type":"act","id":"","seat":0,"version":0,"action":{}}', 'malformed-message'],
  [`{"type":"act","id":"${'a'.repeat(65)}","seat":0,"version":0,"action":{}}`, 'malformed-message'],
  ['{"type":"act","id":"a","seat":0.5,"version":0,"action":{}}', 'malformed-message'],
  ['{"type":"act","id":"a","seat":0,"version":1e309,"action":{}}', 'malformed-message'],
  ['{"type":"undo","id":"a","seat":0,"version":0,"to":0}', 'malformed-message'],
  ['{"type":"order","id":"a","seat":0,"version":0,"order":{"kind":"buy"}}', 'malformed-message'],
  [
    '{"type":"order","id":"a","seat":0,"version":0,"order":{"kind":"buy","about":null,"values":{"limit":{}}}}',
    'malformed-message',
  ],
  ['{"type":"welcome"}', 'malformed-message'],
  ['[]', 'malformed-message'],
])('%s is refused', (text, code) => {
  const parsed = parseClientMessage(text)
  expect(parsed.ok ? 'ok' : parsed.fault.code).toBe(code)
})

test('names are trimmed, and a bad one is told as such', () => {
  expect(parseJoinGame({ name: '  Zoë  ' })).toEqual({
    ok: true,
    value: { name: 'Zoë', seat: null, invite: null, key: null },
  })
  expect(parseJoinGame({ name: '\t' })).toEqual({
    ok: false,
    fault: { code: 'player-name', params: { most: 40 } },
  })
  const created = parseCreateGame({ title: 't', seats: [{ kind: 'bot', bot: 'random' }] })
  expect(created.ok && created.value.seats).toEqual([{ kind: 'bot', bot: 'random', name: null }])
})

test('a page of games is asked for in one form only', () => {
  expect(parseListGames({ before: '12-abc', limit: '5', status: 'open' }).ok).toBe(true)
  for (const query of [{ before: 'x' }, { limit: '-1' }, { status: 'lost' }, { sort: 'name' }]) {
    expect(parseListGames(query).ok).toBe(false)
  }
})

test('a line of the chat is trimmed; empty, long and invisible ones are told as such', () => {
  expect(parseChatText('  ¿Qué tal? <i>👩‍🚀</i> ')).toEqual({ ok: true, value: '¿Qué tal? <i>👩‍🚀</i>' })
  expect(parseChatText('x'.repeat(500)).ok).toBe(true)
  for (const text of ['', ' \n ', 'x'.repeat(501), 'a\tb', 'a\u0000', 'a\u2028b', '\u202Eabc', '\uD83D']) {
    expect(parseChatText(text), JSON.stringify(text)).toEqual({
      ok: false,
      fault: { code: 'chat-text', params: { most: 500 } },
    })
  }
})

test('a best run is asked for by company and version', () => {
  expect(parseFindRun({ company: 'KFN', at: '12' })).toEqual({
    ok: true,
    value: { company: 'KFN', at: '12' },
  })
  for (const query of [
    {},
    { company: '' },
    { company: 'A', at: '-1' },
    { company: ['A', 'B'] },
    { company: 'A', x: '1' },
  ]) {
    expect(parseFindRun(query).ok).toBe(false)
  }
})

test('messages of the server are told from anything else', () => {
  expect(parseServerMessage('{"type":"pong","version":3}')).toEqual({ type: 'pong', version: 3 })
  for (const text of ['', 'null', '[]', '{"type":"toString"}', '{"type":7}'])
    expect(parseServerMessage(text)).toBeNull()
})
