import { asReadonly, choices } from '@roundhouse/kernel'
import { type CzState, companyId, eighteenCz } from '@roundhouse/titles/18cz'
import { wordsFor } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import { railwayWords } from '@roundhouse/words/railway'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type CzRecord, czHistoryOf } from './cz-games.ts'
import { keptRecord } from './local.ts'

/** The game as it stands in the browser now. */
export async function czStateOf(page: Page): Promise<CzState> {
  return czHistoryOf(await keptRecord<CzRecord>(page)).state
}

/** The state once the page has kept more than `moves` entries. */
export async function czStateAfter(page: Page, moves: number): Promise<CzState> {
  await expect.poll(async () => (await keptRecord<CzRecord>(page)).log.length).toBeGreaterThan(moves)
  return czStateOf(page)
}

export function czPanel(page: Page) {
  const panel = page.locator('#action')
  return { panel, confirm: panel.locator('.confirm'), leave: panel.locator('.leave') }
}

/** Presses what cannot be pressed, as a hand does: once it has stopped moving, while a run is still searched for above it. */
export async function pressClosed(button: Locator): Promise<void> {
  let before = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await button.boundingBox())
        const still = now === before
        before = now
        return still
      },
      { interval: 250, timeout: 10_000 },
    )
    .toBe(true)
  await button.click({ force: true })
}

export function money(amount: number): string {
  return wordsFor('en').formats.money(amount, 'K')
}

/** Puts an offer for a company together in the panel, without making it. */
export async function offerFor(page: Page, company: string, price: number): Promise<void> {
  const { acquire } = railwayWords('en').panel
  const row = czPanel(page)
    .panel.getByRole('group', { name: acquire.targets })
    .getByRole('button', { name: company })
  await row.click()
  await page.getByRole('textbox', { name: czWords('en').panel.acquire.amount }).fill(String(price))
}

/** The company whose turn it is, by its letters; null outside of turns. */
export function operating({ turn }: CzState): string | null {
  return turn === null ? null : companyId(turn.company)
}

export function askedSeat(state: CzState): number {
  return eighteenCz.toAct(asReadonly(state))[0] ?? -1
}

/** A lit hex that nothing lies over. */
export async function litHex(page: Page): Promise<Locator> {
  await page.locator('.hex-button.open').first().waitFor()
  const id = await page.locator('.hex-button.open').evaluateAll((hexes) => {
    const free = hexes.find((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over === hex
    })
    return free?.getAttribute('data-hex') ?? null
  })
  if (id === null) throw new Error('no lit hex can be reached')
  return page.locator(`.hex-button[data-hex="${id}"]`)
}

/** How somebody plays: how a button is pressed, a lit hex picked, a lit city picked. */
export interface Hand {
  press(button: Locator): Promise<void>
  hex(page: Page): Promise<void>
  city(page: Page): Promise<void>
}

/** One company's whole turn: a tile, a station where one can stand, the best run, the dividend, the rest left. */
export async function playTurn(page: Page, hand: Hand): Promise<readonly string[]> {
  const { confirm, leave } = czPanel(page)
  let state = await czStateOf(page)
  const company = operating(state)
  const done: string[] = []
  while (operating(state) === company && state.ended === null) {
    const moves = (await keptRecord<CzRecord>(page)).log.length
    const { step } = state
    if (step === 'answer' || step === 'discard') break
    const lays = step === 'track' && !done.includes('track')
    const builds = step === 'token' && mayPlace(state)
    if (lays) await hand.hex(page)
    if (builds) await hand.city(page)
    if (step === 'trains' && (await leave.getAttribute('aria-disabled')) === 'true') {
      await hand.press(page.locator('#action .choice-row:not([aria-disabled="true"])').first())
      await hand.press(confirm)
    } else await hand.press(lays || builds || step === 'run' || step === 'revenue' ? confirm : leave)
    done.push(step)
    state = await czStateAfter(page, moves)
  }
  return done
}

function mayPlace(state: CzState): boolean {
  return choices(eighteenCz, state, askedSeat(state)).some(({ action }) => action.type === 'placeToken')
}
