import { expect, test } from 'vitest'
import { SHARED_TRACK } from '../packages/client/offline/chunks.ts'
import { resolved, sourcesBelow, specifiersIn } from './imports.ts'

/** What every railway table loads cannot wait for what only some load: its tables would be read before they are made. */
test('nothing of the solver that all tables load asks for what comes with some', () => {
  const withSome = new RegExp(`^packages/routes/src/(${SHARED_TRACK})`)
  const wrong = sourcesBelow('packages/routes/src')
    .filter(({ path }) => !withSome.test(path) && !path.endsWith('/index.ts'))
    .flatMap(({ path, text }) =>
      specifiersIn(text.replaceAll(/import type [^;]*? from '[^']*'/g, ''))
        .filter((specifier) => specifier.startsWith('.') && withSome.test(resolved(path, specifier)))
        .map((specifier) => `${path} imports ${specifier}`),
    )
  expect(wrong).toEqual([])
})
