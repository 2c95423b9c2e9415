import { COMPANIES, TRAIN_IDS } from '@roundhouse/titles/1862'
import { expect, test } from 'vitest'
import { names, plainTrain, warrantiesIn } from '../src/1862/names.ts'

test('C15: companies, places and trains are named alike; each asterisk is a warranty', () => {
  for (const { id } of COMPANIES) expect([names.company(id), names.ourCompany(id)]).toEqual([id, id])
  for (const id of TRAIN_IDS) expect(names.ourTrain(`${id}**`)).toBe(id)
  expect(['1F', '2/3L*', '4E***'].map((name) => [plainTrain(name), warrantiesIn(name)])).toEqual([
    ['1F', 0],
    ['2/3L', 1],
    ['4E', 3],
  ])
  expect([names.hex('F11'), names.ourHex('F11')]).toEqual(['F11', 'F11'])
  expect([names.ourCompany('PRR'), names.ourTrain('7E*')]).toEqual([null, null])
})
