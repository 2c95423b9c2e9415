import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { Stop } from './tour.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Everything of weight that axe finds at these stops in the light, and what lacks contrast in the dark. */
export async function accessibilityFindings(
  page: Page,
  stops: readonly Stop[],
  also: (page: Page) => Promise<readonly string[]> = async () => [],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const stop of stops) {
    await page.emulateMedia({ colorScheme: 'light' })
    await stop.reach(page)
    found.push(...(await seriousFindings(page, `${stop.name}, light`, {})))
    for (const what of await also(page)) found.push(`${stop.name}: ${what}`)
    // The markup is the same in the dark; the colours are not.
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark'
    })
    const contrast: RunOptions = { runOnly: ['color-contrast'] }
    found.push(...(await seriousFindings(page, `${stop.name}, dark`, contrast)))
  }
  return found
}

async function seriousFindings(page: Page, where: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const results = await page.evaluate(
    (given) => {
      const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
      return axe.run(given)
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  )
  return results.violations
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
