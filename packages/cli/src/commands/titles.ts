import { rulesOf } from '@roundhouse/kernel'
import { TITLES } from '@roundhouse/titles'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { amendmentSentence, noticeSentence } from '../sentences.ts'

export const titles: Command = {
  name: 'titles',
  summary:
    'lists the titles with their variants, player counts, the number of the rules and what changed with each',
  positionals: [],
  options: { json: { value: null, help: 'as JSON' } },
  async run(values, io, language) {
    if (values.flag('json')) {
      io.out(JSON.stringify(TITLES.map(describe), null, 2))
      return 0
    }
    const rows = TITLES.map(describe).map(({ id, name, players, variants, rules, options }) => [
      id,
      name,
      span(players),
      variants.map((each) => `${each.id} (${span(each.players)})`).join(', ') || '–',
      rules,
      options.map((each) => each.id).join(', ') || '–',
    ])
    const notices = TITLES.flatMap((title) => title.variants)
    for (const line of columns([['title', 'name', 'players', 'variants', 'rules', 'options'], ...rows]))
      io.out(line)
    for (const { id, notice } of notices) {
      if (notice !== null) io.out(`${id}: ${noticeSentence(notice, language)}`)
    }
    for (const { id, amendments } of TITLES) {
      for (const { number, date, section, id: amendment } of amendments) {
        io.out(`${id}@${number}, ${date}, ${section}: ${await amendmentSentence(id, amendment, language)}`)
      }
    }
    return 0
  },
}

function describe(title: (typeof TITLES)[number]) {
  const { id, name, players, variants, amendments } = title
  const options = title.options.map(({ id, values, fallback, section }) => ({
    id,
    values: values(players.max, null),
    fallback,
    section,
  }))
  return {
    id,
    name,
    rules: rulesOf(title),
    since: rulesOf(title, title.since),
    amendments,
    players,
    variants,
    options,
  }
}

function span({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min}–${max}`
}
