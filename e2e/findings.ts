import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { Stop } from './tour.ts'
import { WHOLE, inTurn } from './whole-tours.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The hexes of the map and the cells of the market, half of the page at most stops: seen at two stops of so many. */
const WHOLE_MAPS = 8
const SAME = ['.board-sheet', '.market-cells']

/**
 * Everything of weight that axe finds at these stops in the light, and what lacks contrast in the dark. `turn` 0 begins
 * with the light, 1 with the dark, so that two devices see each stop in both.
 */
export async function accessibilityFindings(
  page: Page,
  stops: readonly Stop[],
  turn: 0 | 1,
  also: (page: Page) => Promise<readonly string[]> = async () => [],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [index, stop] of stops.entries()) {
    const themes = inTurn(['light', 'dark'] as const, index + turn)
    const without = WHOLE || index % WHOLE_MAPS < 2 ? [] : SAME
    await stop.reach(page)
    if (themes.includes('light'))
      found.push(...(await seriousFindings(page, `${stop.name}, light`, {}, without)))
    for (const what of await also(page)) found.push(`${stop.name}: ${what}`)
    if (!themes.includes('dark')) continue
    // The markup is the same in the dark; the colours are not.
    await dress(page, 'dark')
    const contrast: RunOptions = { runOnly: ['color-contrast'] }
    found.push(...(await seriousFindings(page, `${stop.name}, dark`, contrast, without)))
    await dress(page, 'light')
  }
  return found
}

export async function dress(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((to) => {
    document.documentElement.dataset['theme'] = to
  }, theme)
}

/** `without`: a part of the page that is looked at elsewhere, such as the many hexes of a map. */
export async function seriousFindings(
  page: Page,
  where: string,
  options: RunOptions,
  without: readonly string[] = [],
): Promise<string[]> {
  const exclude = without.map((each) => [each])
  const violations = await violationsIn(page, { include: [['html']], exclude }, options)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) =>
            `${where}: ${id} ${JSON.stringify(target)} ${(failureSummary ?? '').split('\n').at(1)?.trim()}`,
        ),
    )
}

/** Everything, of weight or not, that axe finds in a part of the page. */
export async function findingsIn(page: Page, part: string, options: RunOptions): Promise<string[]> {
  const violations = await violationsIn(page, { include: [[part]] }, options)
  return violations.map(({ id, nodes }) => `${id} ${JSON.stringify(nodes.map(({ target }) => target))}`)
}

/** By selectors, each in a list of its own. */
interface Context {
  readonly include: readonly (readonly string[])[]
  readonly exclude?: readonly (readonly string[])[]
}

async function violationsIn(
  page: Page,
  context: Context,
  options: RunOptions,
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: Context, options: RunOptions): Promise<AxeResults> }
      }
      return (await axe.run(where, how)).violations
    },
    [context, { resultTypes: ['violations'], ...options } satisfies RunOptions] as const,
  )
}
