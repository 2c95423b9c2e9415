import { type Browser, type BrowserServer, type LaunchOptions, chromium } from 'playwright-core'

export function launchChromium(path: string): Promise<Browser> {
  return chromium.launch(withoutOutside(path))
}

/** One that several workers can reach. */
export function serveChromium(path: string): Promise<BrowserServer> {
  return chromium.launchServer(withoutOutside(path))
}

/** Debian's Chromium, without anything that would speak to the outside. */
function withoutOutside(executablePath: string): LaunchOptions {
  return {
    executablePath,
    headless: true,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
