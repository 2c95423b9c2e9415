import { type Title, refuse } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { refusalSentence, wordsFor } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { ACQUIRING, CZ_MOMENTS, type CzRecord, czHistoryOf } from './cz-games.ts'
import { czPanel, litHex, offerFor } from './cz-play.ts'
import { keptRecord, openGame } from './local.ts'
import { recordOn, sees } from './online.ts'
import { storedGame } from './stored-game.ts'

const scene = useBrowser()
const words = wordsFor('en')
const { plan } = words.table
const { record, buyer, target, seller } = ACQUIRING
const START = record.log.length

describe('a plan around one screen', () => {
  test(
    'is played ahead with the answer of another; leaving it changes nothing, committing it plays it',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, record)
      await begin(page)
      await bar(page).getByText(plan.empty).waitFor()
      expect(await commit(page, 0).getAttribute('aria-disabled')).toBe('true')
      // Empty, it is closed by Esc as everything that opens.
      await page.keyboard.press('Escape')
      await bar(page).waitFor({ state: 'detached' })
      await begin(page)
      await acquireInPlan(page)
      await page.keyboard.press('u')
      await commit(page, 2).waitFor()
      await page.keyboard.press('Control+y')
      await commit(page, 3).waitFor()
      expect(await bar(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
      expect((await keptRecord<CzRecord>(page)).log).toHaveLength(START)
      // Planned moves stand in the history of the plan, and its past can be looked at.
      await page.keyboard.press('[')
      await page.keyboard.press(']')
      await bar(page).waitFor()

      await bar(page).getByRole('button', { name: plan.leave }).click()
      await bar(page).waitFor({ state: 'detached' })
      await sees(page, START)
      expect((await keptRecord<CzRecord>(page)).log).toHaveLength(START)

      await begin(page)
      await acquireInPlan(page)
      await commit(page, 3).click()
      await bar(page).waitFor({ state: 'detached' })
      await expect
        .poll(async () => (await keptRecord<CzRecord>(page)).log.slice(START))
        .toMatchObject([
          { seat: buyer.seat, action: { type: 'acquire', company: target, price: 50 } },
          { seat: seller.seat, action: { type: 'answer', accept: true } },
          { seat: buyer.seat, action: { type: 'pass' } },
        ])
      await page.reload()
      await sees(page, (await keptRecord<CzRecord>(page)).log.length)
      expect(await page.locator('.plan-stopped').count()).toBe(0)
    }),
  )
})

describe('a plan on the server', () => {
  test(
    'is seen by nobody before it is committed, and goes as far as it is its owner’s to decide',
    scene(async ({ visit, host }) => {
      const links = await storedGame(host, eighteenCz as unknown as Title, record)
      const [ann, cid] = [await visit(links[buyer.seat] ?? ''), await visit(links[seller.seat] ?? '')]
      const path = new URL(ann.url()).pathname
      for (const page of [ann, cid]) await sees(page, START)
      await begin(ann)
      await acquireInPlan(ann)
      await sees(cid, START)
      expect((await recordOn(host, path)).log).toHaveLength(START)

      await commit(ann, 3).click()
      await ann
        .getByRole('alert')
        .getByText(`${plan.reached(1, 3)} ${plan.other(seller.name)}`)
        .waitFor()
      for (const page of [ann, cid]) await sees(page, START + 1)
      expect((await recordOn(host, path)).log.slice(START)).toMatchObject([
        { seat: buyer.seat, action: { type: 'acquire', company: target, price: 50 } },
      ])
      await czPanel(cid).confirm.waitFor()
      await ann.getByRole('alert').getByRole('button', { name: words.table.close }).click()
      expect(await ann.locator('.plan-stopped').count()).toBe(0)
    }),
  )

  test(
    'follows the game: what came true is done, and what does not fit any more is told',
    scene(async ({ visit, host }) => {
      const offer = { type: 'acquire' as const, company: target, price: 51 }
      const offered: CzRecord = {
        ...record,
        log: [...record.log, { kind: 'action', seat: buyer.seat, action: offer }],
      }
      const links = await storedGame(host, eighteenCz as unknown as Title, offered)
      const [ann, cid] = [await visit(links[buyer.seat] ?? ''), await visit(links[seller.seat] ?? '')]
      for (const page of [ann, cid]) await sees(page, START + 1)

      // Ann expects a refusal and would offer more; Cid does refuse.
      await begin(ann)
      await czPanel(ann).leave.click()
      await commit(ann, 1).waitFor()
      await offerFor(ann, target, 55)
      await czPanel(ann).confirm.click()
      await commit(ann, 2).waitFor()
      await czPanel(cid).leave.click()
      await commit(ann, 1).waitFor()
      expect(await bar(ann).getByRole('status').count()).toBe(0)
      await commit(ann, 1).click()
      for (const page of [ann, cid]) await sees(page, START + 3)

      // Ann counts on a yes; Cid says no again, and the plan cannot go on from there.
      await begin(ann)
      await czPanel(ann).confirm.click()
      await commit(ann, 1).waitFor()
      await czPanel(cid).leave.click()
      await sees(cid, START + 4)
      const { log } = await recordOn<CzRecord>(host, new URL(ann.url()).pathname)
      const { state } = czHistoryOf({ ...record, log })
      const refusal = refuse(eighteenCz, state, seller.seat, { type: 'answer', accept: true })
      if (refusal === null) throw new Error('the rules allow it')
      const why = refusalSentence(czWords('en'), refusal, { player: (seat) => record.players[seat] ?? '' })
      await bar(ann)
        .getByText(`${plan.reached(0, 1)} ${why}`)
        .waitFor()
      await bar(ann).getByText(plan.empty).waitFor()
    }),
  )
})

test(
  'a tile of a plan is hatched on the map until the plan is left',
  scene(async ({ device }) => {
    const page = await device()
    await openGame(page, CZ_MOMENTS.track)
    await begin(page)
    const hex = await litHex(page)
    const id = await hex.getAttribute('data-hex')
    await hex.click()
    await czPanel(page).confirm.click()
    await commit(page, 1).waitFor()
    const ring = page.locator('#board .planned-ring')
    const outline = await page.locator(`.hex-button[data-hex="${id}"]`).boundingBox()
    const planned = await ring.boundingBox()
    expect(planned?.x).toBeCloseTo(outline?.x ?? 0, -1)
    expect(planned?.y).toBeCloseTo(outline?.y ?? 0, -1)
    await bar(page).getByRole('button', { name: plan.leave }).click()
    await bar(page).waitFor({ state: 'detached' })
    await expect.poll(async () => (await ring.getAttribute('d').catch(() => '')) ?? '').toBe('')
  }),
)

function bar(page: Page) {
  return page.getByRole('region', { name: plan.heading })
}

function commit(page: Page, steps: number) {
  return bar(page).getByRole('button', { name: plan.commit(steps), exact: true })
}

async function begin(page: Page): Promise<void> {
  await page.locator('#action').getByRole('button', { name: plan.start }).click()
  await bar(page).waitFor()
}

/** An offer, the yes of the other director, and the trains that come over are kept. */
async function acquireInPlan(page: Page): Promise<void> {
  await offerFor(page, target, 50)
  await czPanel(page).confirm.click()
  await commit(page, 1).waitFor()
  await czPanel(page).confirm.click()
  await commit(page, 2).waitFor()
  await czPanel(page).confirm.click()
  await commit(page, 3).waitFor()
}
