import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..')
/** What stands behind a :has(), one compound after the other. */
const AFTER = /:has\((?:[^()]|\([^()]*\))*\)+([^,]*)/g

test('what follows a :has() is a class: with a bare element every one of the page is styled anew at every step', () => {
  const bare = globSync('**/*.css', { cwd: FOLDER }).flatMap((file) =>
    selectorsIn(readFileSync(join(FOLDER, file), 'utf8'))
      .filter(endsBare)
      .map((selector) => `${file}: ${selector}`),
  )
  expect(bare).toEqual([])
})

test('such a selector is found', () => {
  expect(endsBare('.ways:has(.skip) .advice > span')).toBe(true)
  expect(endsBare('.ways:has(.skip) .advice > .word')).toBe(false)
  expect(endsBare('.ways li:has(.skip)')).toBe(false)
})

function selectorsIn(css: string): string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)
  return [...rules]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => selector.includes(':has('))
}

/** The last compound behind the :has() has neither class nor id nor attribute. */
function endsBare(selector: string): boolean {
  return [...selector.matchAll(AFTER)].some(([, behind = '']) => {
    const compounds = behind.split(/[\s>+~]+/).slice(1)
    return compounds.length > 0 && !/[.#[]/.test(compounds.at(-1) ?? '')
  })
}
