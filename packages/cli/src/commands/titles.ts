import { rulesOf } from '@roundhouse/kernel'
import { TITLES } from '@roundhouse/titles'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'

export const titles: Command = {
  name: 'titles',
  summary: 'lists the titles with their variants, player counts and rule versions',
  positionals: [],
  options: { json: { value: null, help: 'as JSON' } },
  run(values, io) {
    if (values.flag('json')) {
      io.out(JSON.stringify(TITLES.map(describe), null, 2))
      return 0
    }
    const rows = TITLES.map(describe).map(({ id, name, players, variants, rules, options }) => [
      id,
      name,
      `${players.min}–${players.max}`,
      variants.map((each) => each.id).join(', ') || '–',
      rules,
      options.map((each) => each.id).join(', ') || '–',
    ])
    for (const line of columns([['title', 'name', 'players', 'variants', 'rules', 'options'], ...rows]))
      io.out(line)
    return 0
  },
}

function describe(title: (typeof TITLES)[number]) {
  const { id, name, players, variants } = title
  const options = title.options.map(({ id, values, fallback, section }) => ({
    id,
    values: values(players.max),
    fallback,
    section,
  }))
  return { id, name, rules: rulesOf(title), players, variants, options }
}
