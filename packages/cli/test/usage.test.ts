import { describe, expect, test } from 'vitest'
import { roundhouse } from './terminal.ts'

const WRONG: readonly (readonly [name: string, args: readonly string[], line: RegExp])[] = [
  ['no command', [], /which command/],
  ['an unknown command', ['dance'], /no command 'dance'/],
  ['help for an unknown command', ['help', 'dance'], /no command 'dance'/],
  ['an unknown flag', ['titles', '--jsno'], /no option --jsno/],
  ['a flag named like a part of every object', ['titles', '--constructor'], /no option --constructor/],
  ['a value for a flag without one', ['titles', '--json=yes'], /--json takes no value/],
  ['a missing value at the end', ['replay', 'x.json', '--at'], /--at needs a value/],
  ['another flag in place of a value', ['new', 'x', '--players', '--seed', '1'], /--players needs a value/],
  ['a missing required flag', ['new', 'chicago-express', '--players', '3'], /new needs --seed/],
  ['a missing file name', ['replay'], /replay needs FILE/],
  ['a word too many', ['titles', 'chicago-express'], /cannot use 'chicago-express'/],
  ['a flag given twice', ['replay', 'x.json', '--at', '1', '--at', '2'], /--at is given twice/],
  ['a fraction', ['new', 'chicago-express', '--players', '2.5', '--seed', '1', '--out', 'x'], /whole number/],
  ['a negative number', ['replay', 'x.json', '--at', '-1'], /whole number from 0/],
  ['an unknown language', ['titles', '--lang', 'de'], /--lang is one of en, es, it/],
  ['an unknown log level', ['serve', '--log', 'loud'], /--log is one of/],
  ['a port out of range', ['serve', '--port', '70000'], /--port needs a whole number from 0 to 65535/],
  [
    'an option without value',
    ['new', 'chicago-express', '--players', '3', '--seed', '1', '--out', 'x', '--option', 'opener'],
    /--option needs K=V/,
  ],
  [
    'an unknown bot',
    ['simulate', 'chicago-express', '--players', '3', '--games', '1', '--seed', '1', '--bots', 'genius'],
    /no bot 'genius'/,
  ],
  [
    'more bots than seats',
    ['tournament', '18cz', '--players', '2', '--bots', 'novice,novice,novice', '--games', '1', '--seed', '1'],
    /more bots \(3\) than --players has seats \(2\)/,
  ],
  [
    'a range that goes backwards',
    ['simulate', 'chicago-express', '--players', '6-2', '--games', '1', '--seed', '1'],
    /goes backwards/,
  ],
]

describe('a wrong call is one clear line and exit code 2:', () => {
  test.each(WRONG)('%s', async (_name, args, line) => {
    const { code, out, err } = await roundhouse(args)
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 })
    expect(err[0]).toMatch(line)
  })
})

test('help lists every command, and every command helps', async () => {
  const { code, out } = await roundhouse(['help'])
  expect(code).toBe(0)
  for (const name of [
    'titles',
    'new',
    'replay',
    'simulate',
    'perft',
    'serve',
    'backup',
    'restore',
    'check-data',
  ]) {
    expect(out.join('\n')).toMatch(new RegExp(`^  ${name} `, 'm'))
    const help = await roundhouse([name, '--help'])
    expect(help.code).toBe(0)
    expect(help.out.join('\n')).toContain(`usage: roundhouse ${name}`)
    expect(await roundhouse(['help', name])).toEqual(help)
  }
})
