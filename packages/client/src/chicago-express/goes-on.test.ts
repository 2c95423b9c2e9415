import { LANGUAGES } from '@roundhouse/words'
import { chicagoPageWords } from '@roundhouse/words/chicago-express'
import { expect, test } from 'vitest'
import { goesOn } from './goes-on.ts'

test('what is asked goes on small behind the round, a name keeps its capital', () => {
  const said = LANGUAGES.map((language) =>
    goesOn(chicagoPageWords(language).table.chicago.turn.bid.other('Ana'), 'Ana'),
  )
  expect(said).toEqual(['Ana bids', 'puja Ana', 'offre Ana'])
})
