import { type GameRecord, asReadonly, choices, play, replay, walk } from '@roundhouse/kernel'
import { LANGUAGES, wordsFor } from '@roundhouse/words'
import { readFileSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { litHex } from './cz-play.ts'
import { keptRecord, openLocalTable } from './local.ts'
import { pagesWithSeven } from './seven/build.ts'
import { SETS } from './seven/data.ts'
import { type SevenAction, type SevenState, sharesOf } from './seven/state.ts'
import { seven } from './seven/title.ts'
import { boxOf, wordsOf } from './seven/words.ts'
import { speak } from './speak.ts'

const pages = pagesWithSeven()
const scene = useBrowser({ pages: () => pages })
afterAll(async () => rm(await pages, { recursive: true, force: true }))

type SevenRecord = GameRecord<SevenAction>

async function kept(page: Page): Promise<{ readonly state: SevenState; readonly moves: number }> {
  const record = await keptRecord<SevenRecord>(page)
  const replayed = replay(seven, record)
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
  return { state: replayed.history.state, moves: record.log.length }
}

/** A share more in every set, a tile, a station, the best run paid out and a train wherever that is possible. */
async function act(page: Page, state: SevenState): Promise<void> {
  const seat = seven.toAct(asReadonly(state))[0] as number
  const open = new Set(choices(seven, state, seat).map(({ action }) => action.type))
  const confirm = page.locator('#action .confirm')
  const leave = page.locator('#action .leave')
  const row = page.locator('#action .choice-row:not([aria-disabled="true"])').first()
  const held = [0, 1].reduce((sum, company) => sum + sharesOf(asReadonly(state), company, seat), 0)
  const { step } = state
  if (step === 'stock' && open.has('buyShare') && held < state.round.set) await row.click()
  else if (step === 'track' && open.has('layTile')) await (await litHex(page)).click()
  else if (step === 'token' && open.has('placeToken')) await page.locator('.city-button').first().click()
  else if (step === 'trains' && open.has('buyTrain')) await row.click()
  else if (step !== 'run' && step !== 'revenue') return leave.click()
  await confirm.click()
}

test('it stays small: a railway title costs its rules and little more', () => {
  const folder = new URL('./seven/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file !== 'build.ts')
  const lines = files.map((file) => readFileSync(new URL(file, folder), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(1000)
})

test('every choice is legal, nothing is ever lost, and every game comes to its end', () => {
  for (const seed of Array.from({ length: 20 }, (_, at) => `seven ${at}`)) {
    const setup = { rules: 1, players: seed.length % 2 === 0 ? 2 : 3, variant: null, options: {}, seed }
    const state = seven.setup(setup, () => {})
    for (let move = 0; state.ended === null; move++) {
      const seat = seven.toAct(asReadonly(state))[0] as number
      const open = [...walk(choices(seven, state, seat))]
      const action = open[(move * 7 + seed.length * 3) % open.length] as SevenAction
      expect(play(seven, state, seat, action).ok).toBe(true)
      expect(seven.violations(asReadonly(state))).toEqual([])
      expect(move).toBeLessThan(500)
    }
  }
})

test(
  'a title made of the shared parts alone is played to its end, in three languages',
  scene(async ({ visit }) => {
    const page = await visit('/')
    await page.getByText(boxOf('en').line).waitFor()
    await page.getByRole('button', { name: seven.name }).click()
    await openLocalTable(page, ['Ana', 'Ben'], wordsFor('en'), false)
    const done = new Set<string>()
    for (let at = await kept(page); at.state.ended === null; at = await kept(page)) {
      const { state, moves } = at
      done.add(state.step)
      await act(page, state)
      await expect.poll(async () => (await kept(page)).moves).toBeGreaterThan(moves)
    }
    expect([...done].toSorted()).toEqual(['revenue', 'run', 'stock', 'token', 'track', 'trains'])
    const { state } = await kept(page)
    expect(state.round.set).toBe(SETS)
    await page.locator('#report').waitFor()
    for (const language of LANGUAGES) {
      await speak(page, language)
      await page.keyboard.press('r')
      await page.getByText((await wordsOf(language).summaries())['5'] ?? '').waitFor()
      await page.keyboard.press('Escape')
    }
  }),
)
