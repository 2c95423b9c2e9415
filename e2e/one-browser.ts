import type { TestProject } from 'vitest/node'
import { serveChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of all files is reached. */
    readonly browser: string
  }
}

/** One browser for all files; each test has devices of its own in it. */
export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  const server = await serveChromium(project.config.env['CHROMIUM'] ?? '')
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
