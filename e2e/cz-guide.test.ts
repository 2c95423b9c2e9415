import { asReadonly, choices } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { guideOf, viewOf } from '@roundhouse/view/18cz'
import { LANGUAGES, type Language, wordsFor } from '@roundhouse/words'
import { czGuideWords, guideText, piecesOf } from '@roundhouse/words/18cz/guide'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_MOMENTS, type CzRecord, czHistoryOf } from './cz-games.ts'
import { keepGame, openGame } from './local.ts'

const scene = useBrowser()

type MomentName = keyof typeof CZ_MOMENTS
const NAMES = Object.keys(CZ_MOMENTS) as MomentName[]

/** Each language is read at moments of its own, so that all three see all panels between them. */
const READ: Readonly<Record<Language, readonly MomentName[]>> = {
  en: NAMES.filter((_, at) => at % 3 === 0),
  es: NAMES.filter((_, at) => at % 3 === 1),
  it: NAMES.filter((_, at) => at % 3 === 2),
}

describe.each(LANGUAGES)('the guided first game in %s', (language) => {
  test(
    'tells what is happening, what can be done and what it would mean',
    scene(async ({ device }) => {
      const page = await guided(await device({ language }))
      await page.goto('/')
      for (const name of READ[language]) {
        const record = CZ_MOMENTS[name]
        await page.goto(await keepGame(page, name, record))
        const guide = page.locator('.guide')
        const { happening, options } = expected(record, language)
        await guide.getByText(plain(happening).slice(0, 40)).waitFor()
        expect(await guide.locator('.options li summary').allTextContents(), name).toEqual(
          options.map(({ can }) => can),
        )
        await guide.locator('.options li summary').first().click()
        const means = options[0]?.means ?? ''
        expect(await guide.locator('.options li details p').first().textContent(), name).toContain(
          plain(means).slice(0, 30),
        )
        const tooWide = await guide.evaluate((card) =>
          [card, ...card.querySelectorAll<HTMLElement>(':not(.phase, svg, svg *)')].some(
            (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
          ),
        )
        expect(tooWide, name).toBe(false)
      }
    }),
  )
})

test(
  'a tapped word is explained and leads to the rulebook; the guide is put away for good',
  scene(async ({ device }) => {
    const page = await guided(await device())
    await openGame(page, CZ_MOMENTS.stock)
    const { terms, close, closeTerm } = czGuideWords('en')
    const guide = page.locator('.guide')
    await guide.getByRole('button', { name: 'shares' }).click()
    const explained = guide.locator('.explained')
    expect(await explained.innerText()).toContain(terms.share.text)
    await explained.getByRole('button', { name: /IV\.2/ }).click()
    await page.locator('[data-wanted="true"]', { hasText: 'IV.2' }).waitFor()
    await page.keyboard.press('Escape')
    await explained.getByRole('button', { name: closeTerm }).click()
    expect(await explained.isVisible()).toBe(false)

    await guide.getByRole('button', { name: close }).click()
    expect(await guide.count()).toBe(0)
    const { menu, bar } = wordsFor('en').table
    await page.getByRole('button', { name: bar.menu }).click()
    await page.getByRole('button', { name: menu.guideOn }).click()
    await guide.waitFor()
  }),
)

test(
  'the log is filtered by kind, by whom it concerns and by words, and each line leads to its moment',
  scene(async ({ device }) => {
    const page = await device()
    await openGame(page, CZ_MOMENTS.revenue)
    await page.getByRole('tab', { name: wordsFor('en').table.tabs.log }).click()
    const t = wordsFor('en').table.log
    const lines = page.locator('.log li[data-entry]:visible')
    const foot = await page.locator('#action .confirm').boundingBox()
    await page.getByRole('button', { name: t.filter.open }).click()
    await page.locator('.log-filter').waitFor()
    // The row of filters takes no line away, and moves nothing.
    const { height = 0 } = (await page.locator('.log').boundingBox()) ?? {}
    expect(height).toBeGreaterThan(4 * 24)
    expect(await page.locator('#action .confirm').boundingBox()).toEqual(foot)

    await page.getByRole('combobox', { name: t.filter.kind }).selectOption('trains')
    const trains = await lines.allTextContents()
    expect(trains.length).toBeGreaterThan(10)
    for (const text of trains) expect(text).toMatch(/train|card|Phase/)

    await page.getByRole('combobox', { name: t.filter.about }).selectOption('company:BTE')
    for (const text of await lines.allTextContents()) expect(text).toContain('BTE')
    await page.getByRole('combobox', { name: t.filter.kind }).selectOption('')

    await page.getByRole('searchbox', { name: t.filter.search }).fill('karlovy')
    await expect
      .poll(async () => (await lines.allTextContents()).every((each) => /Karlovy/.test(each)))
      .toBe(true)
    const number = page.locator('.log li:visible button.number').first()
    const entry = Number(await number.textContent())
    await number.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('action')).toBe(String(entry))

    await page.getByRole('button', { name: t.filter.clear }).click()
    expect(await lines.count()).toBeGreaterThan(trains.length)
  }),
)

async function guided(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    if (localStorage.getItem('roundhouse.guide') === null) localStorage.setItem('roundhouse.guide', 'on')
  })
  return page
}

function expected(record: CzRecord, language: Language): ReturnType<typeof guideText> {
  const { state } = czHistoryOf(record)
  const [seat] = eighteenCz.toAct(asReadonly(state))
  if (seat === undefined) throw new Error('somebody is asked')
  const guide = guideOf(asReadonly(state), seat, choices(eighteenCz, state, seat))
  const player = (each: number): string => record.players[each] ?? ''
  const words = czGuideWords(language)
  const { companies } = viewOf(asReadonly(state))
  // What happens is told with the name of the company behind its sign, the rest with the sign alone.
  const company = (id: string): string => `${id} ${companies.find((each) => each.id === id)?.name ?? ''}`
  return {
    ...guideText(words, guide, { player }),
    happening: guideText(words, guide, { player, company }).happening,
  }
}

function plain(sentence: string): string {
  return piecesOf(sentence)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
}
