import { type Title, asReadonly } from '@roundhouse/kernel'
import { companyAt, companyIndex, eighteenCz } from '@roundhouse/titles/18cz'
import { czWords } from '@roundhouse/words/18cz'
import { railwayWords } from '@roundhouse/words/railway'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { ACQUIRING, type CzRecord, czHistoryOf } from './cz-games.ts'
import { czPanel, money, offerFor } from './cz-play.ts'
import { seenTable, tableOf } from './cz-seen.ts'
import { recordOn, sees } from './online.ts'
import { storedGame } from './stored-game.ts'

const scene = useBrowser()
const { answer, acquire } = railwayWords('en').panel
const { buyer, target, seller } = ACQUIRING

test(
  'a company is acquired between two browsers: offered, declined, offered higher, accepted',
  scene(async ({ visit, host }) => {
    const links = await storedGame(host, eighteenCz as unknown as Title, ACQUIRING.record)
    const [ann, cid] = [await visit(links[buyer.seat] ?? ''), await visit(links[seller.seat] ?? '')]
    const path = new URL(ann.url()).pathname
    let moves = ACQUIRING.record.log.length
    for (const page of [ann, cid]) await sees(page, moves)
    expect(await czPanel(cid).confirm.count(), 'whoever is not asked can confirm nothing').toBe(0)

    await offerFor(ann, target, 51)
    await czPanel(ann).panel.getByText(acquire.needs(seller.name)).waitFor()
    await czPanel(ann).confirm.click()
    for (const page of [ann, cid]) await sees(page, moves + 1)
    await offered(cid, 51)
    expect(await czPanel(ann).confirm.count(), 'the buyer cannot answer for the seller').toBe(0)
    await czPanel(cid).leave.click()
    moves += 2
    for (const page of [ann, cid]) await sees(page, moves)

    // Declined: as little cannot be asked again, more can.
    await offerFor(ann, target, 51)
    expect(await czPanel(ann).confirm.getAttribute('aria-disabled')).toBe('true')
    const amount = ann.getByRole('textbox', { name: czWords('en').panel.acquire.amount })
    await amount.fill('55')
    await czPanel(ann).confirm.click()
    await offered(cid, 55)
    await czPanel(cid).confirm.click()
    moves += 2
    for (const page of [ann, cid]) await sees(page, moves)

    const record = await recordOn<CzRecord>(host, path)
    expect(record.log.slice(ACQUIRING.record.log.length)).toMatchObject([
      { seat: buyer.seat, action: { type: 'acquire', company: target, price: 51 } },
      { seat: seller.seat, action: { type: 'answer', accept: false } },
      { seat: buyer.seat, action: { type: 'acquire', company: target, price: 55 } },
      { seat: seller.seat, action: { type: 'answer', accept: true } },
    ])
    // The seed of a game under way stays with the server.
    const { state } = czHistoryOf({ ...ACQUIRING.record, log: record.log })
    expect(companyAt(asReadonly(state), companyIndex(target)).status).toBe('closed')
    for (const page of [ann, cid]) {
      await page.keyboard.press('p')
      expect(await seenTable(page)).toEqual(tableOf(state, record.players))
    }
  }),
)

async function offered(page: Page, price: number): Promise<void> {
  await czPanel(page)
    .panel.getByText(answer.company(buyer.company, target, money(price)))
    .waitFor()
}
