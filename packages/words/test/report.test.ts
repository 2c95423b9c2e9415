import { expect, test } from 'vitest'
import { type ChicagoPageWords, chicagoPageWords } from '../src/chicago-express/index.ts'
import { LANGUAGES } from '../src/index.ts'

/** Every sentence of the report, with figures in it. */
function told({ moments, sources, ...report }: ChicagoPageWords['report']): string[] {
  const share = { name: 'Ana', company: 'B&O', share: 3, price: 12, earned: 41 }
  return [
    report.wins('Ana', 8),
    report.winTied(['Ana', 'Tom'], 143),
    report.leads('Ana', 8),
    report.leadTied(['Ana', 'Tom'], 20),
    report.length(6, 96),
    report.shares(0),
    report.shares(1),
    report.shares(5),
    report.reached(['NYC', 'PRR']),
    report.cash.spoken(report.fromTo('Ana', '30', '151')),
    report.dividends.spoken(report.fromTo('Ana', '0', '194')),
    report.income.spoken('NYC', 8, 33),
    sources.spoken('Ana', 194, 'NYC 88', 73),
    sources.note(30),
    moments.chicago({ name: 'Tom', company: 'NYC', perShare: 6, opensWabash: true }),
    moments.bestShare(share),
    moments.worstShare(share),
    moments.bestBuild({ name: 'Ana', company: 'NYC', income: 7, cost: 4 }),
    moments.lead({ name: 'Ana', number: 4, ahead: 8 }),
  ]
}

test.each(LANGUAGES)('the report in %s says everything', (language) => {
  for (const text of told(chicagoPageWords(language).report)) {
    expect(text).toMatch(/\S/)
    expect(text).not.toMatch(/!|undefined|NaN|\[object| {2}/)
  }
})

test('Spanish and Italian are translated', () => {
  const english = told(chicagoPageWords('en').report)
  for (const language of ['es', 'it'] as const) {
    for (const [index, text] of told(chicagoPageWords(language).report).entries())
      expect(text).not.toBe(english[index])
  }
})

test('sentences about a player begin with the name, which the page prints in bold', () => {
  for (const language of LANGUAGES) {
    const { moments } = chicagoPageWords(language).report
    expect(moments.lead({ name: 'Ana', number: 4, ahead: 8 })).toMatch(/^Ana /)
    expect(moments.bestBuild({ name: 'Ana', company: 'NYC', income: 7, cost: 4 })).toMatch(/^Ana /)
    expect(moments.chicago({ name: 'Ana', company: 'NYC', perShare: 6, opensWabash: false })).toMatch(/^Ana /)
  }
})

test('English ordinals', () => {
  const { nth } = chicagoPageWords('en').report
  expect([1, 2, 3, 4, 8, 11, 12, 21].map(nth)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '8th',
    '11th',
    '12th',
    '21st',
  ])
})
