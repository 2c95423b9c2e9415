import type { DialId, StepName } from '@roundhouse/titles/chicago-express'
import { type ChicagoPageWords, chicagoPageWords } from '@roundhouse/words/chicago-express'
import type { Locator, Page } from 'playwright-core'

/** The decision the page asks for, as a player reads it from the panel; null when it asks for none. */
export async function askedOf(
  page: Page,
  words: ChicagoPageWords = chicagoPageWords('en'),
): Promise<StepName | null> {
  const { chicago } = words.table
  const seen = await page.evaluate(() => {
    const panel = document.querySelector('#action')
    const texts = (selector: string): string[] =>
      [...(panel?.querySelectorAll(selector) ?? [])].map((each) => each.textContent ?? '')
    const groups = [...(panel?.querySelectorAll('[role="group"]') ?? [])].map((each) => each.ariaLabel)
    return { groups, headings: texts('h2'), buttons: texts('button') }
  })
  if (seen.groups.includes(chicago.chooseAction)) return 'chooseDial'
  if (seen.groups.includes(chicago.offerAShare)) return 'offerShare'
  if (seen.groups.includes(chicago.whichCompany)) return 'buildNetwork'
  if (seen.buttons.includes(chicago.pass)) return 'bid'
  const develops = seen.headings.includes(words.chicago.dials.development)
  return develops && seen.buttons.includes(chicago.decline) ? 'develop' : null
}

/** The panel with the decision, and what one presses there. */
export function panelOf(page: Page, words: ChicagoPageWords = chicagoPageWords('en')) {
  const { chicago } = words.table
  const panel = page.locator('#action')
  const pressable = (group: string): Locator =>
    panel.getByRole('group', { name: group }).locator('button:not([aria-disabled="true"])')
  return {
    panel,
    dial: (dial: DialId): Locator =>
      panel
        .getByRole('group', { name: chicago.chooseAction })
        .getByRole('button', { name: words.chicago.dials[dial] }),
    offers: pressable(chicago.offerAShare),
    builders: pressable(chicago.whichCompany),
    confirm: panel.locator('.confirm'),
    pass: panel.getByRole('button', { name: chicago.pass, exact: true }),
    decline: panel.getByRole('button', { name: chicago.decline, exact: true }),
  }
}

/** The company a button bears, without the sign before it. */
export async function companyOn(button: Locator): Promise<string> {
  return (await button.innerText()).trim().split(/\s+/).at(-1) ?? ''
}

export function litHexes(page: Page): Locator {
  return page.locator('.hex-button.open:not([aria-pressed="true"])')
}

/** A lit hex that nothing lies over: on a phone the tools of the board may cover some. */
export async function reachableHex(page: Page): Promise<Locator> {
  await litHexes(page).first().waitFor()
  const id = await litHexes(page).evaluateAll((hexes) => {
    const free = hexes.find((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === hex
    })
    return free?.getAttribute('data-hex') ?? null
  })
  if (id === null) throw new Error('no lit hex can be reached')
  return page.locator(`[data-hex="${id}"]`)
}

export function moveShown(page: Page): Promise<string> {
  return page.locator('.history-bar .move').innerText()
}

/** Goes to the end by the mouse alone: cheap shares, short builds, a house wherever one can be put. */
export async function clickToTheEnd(
  page: Page,
  words: ChicagoPageWords = chicagoPageWords('en'),
): Promise<number> {
  const report = page.locator('#report')
  const way = panelOf(page, words)
  for (let decisions = 0; decisions < 600; decisions++) {
    const step = await askedOf(page, words)
    if (step === null) {
      await report.waitFor()
      return decisions
    }
    await decide(page, step, way)
  }
  throw new Error('the game goes on for ever')
}

async function decide(page: Page, step: StepName, way: ReturnType<typeof panelOf>): Promise<void> {
  switch (step) {
    case 'bid': {
      // Whoever is asked first bids the minimum, the others leave it.
      const unopened = (await way.panel.locator('[data-leads="true"]').count()) === 0
      return (unopened ? way.confirm : way.pass).click()
    }
    case 'chooseDial': {
      // Development and auction stand in the red soonest; the network comes once they do not both.
      const order: readonly DialId[] = ['development', 'network', 'auction']
      for (const dial of order) {
        const disabled = await way.dial(dial).getAttribute('aria-disabled')
        if (disabled !== 'true') return way.dial(dial).click()
      }
      return
    }
    case 'offerShare':
      if ((await way.offers.count()) === 0) return way.decline.click()
      await way.offers.first().click()
      return way.confirm.click()
    case 'buildNetwork': {
      if ((await way.builders.count()) === 0) return way.decline.click()
      await way.builders.first().click()
      await litHexes(page).first().click()
      return way.confirm.click()
    }
    case 'develop':
      if ((await litHexes(page).count()) === 0) return way.decline.click()
      await litHexes(page).first().click()
      return way.confirm.click()
    default:
      return step satisfies never
  }
}
