import { expect, test } from 'vitest'
import { czGuideWords } from '../src/18cz/guide.ts'
import { czWords } from '../src/18cz/index.ts'
import { ahWords } from '../src/1824/index.ts'
import { rmGuideWords } from '../src/1862/guide.ts'
import { rmWords } from '../src/1862/index.ts'
import { boxes as enBoxes } from '../src/boxes/en.ts'
import { boxes as esBoxes } from '../src/boxes/es.ts'
import { boxes as itBoxes } from '../src/boxes/it.ts'
import { chicagoPageWords } from '../src/chicago-express/index.ts'
import { LANGUAGES, type Language } from '../src/index.ts'
import { railwayWords } from '../src/railway/index.ts'
import { recordedWords } from '../src/recorded/index.ts'

/** Tables that are open by type — titles, variants, options — could lack an entry without a word of the compiler. */
test.each(LANGUAGES)('%s has every word that English has, and no other', (language) => {
  expect(keysOf(all(language))).toEqual(keysOf(all('en')))
})

const BOXES = { en: enBoxes, es: esBoxes, it: itBoxes }

function all(language: Language): object {
  return {
    common: chicagoPageWords(language),
    railway: railwayWords(language),
    recorded: recordedWords(language),
    cz: czWords(language),
    ah: ahWords(language),
    rm: rmWords(language),
    rmGuide: rmGuideWords(language),
    boxes: BOXES[language],
    guide: czGuideWords(language),
  }
}

function keysOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at]
  return Object.entries(value)
    .flatMap(([key, part]) => keysOf(part, `${at}.${key}`))
    .toSorted()
}
