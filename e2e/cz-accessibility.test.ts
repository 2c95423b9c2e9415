import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { planCzTour } from './cz-tour.ts'
import { accessibilityFindings } from './findings.ts'
import { smallTargets } from './layout.ts'
import { every } from './whole-tours.ts'

const scene = useBrowser()

describe('every page of 18CZ, by axe in the light and by contrast in the dark', () => {
  test(
    'is accessible on a desktop',
    scene(async ({ device }) => {
      const page = await device({ ownScripts: true })
      const stops = every(await planCzTour(page, 'desktop'), 3)
      expect(await accessibilityFindings(page, stops, 0)).toEqual([])
    }),
  )

  test(
    'is accessible on a phone, where a finger hits everything',
    scene(async ({ device }) => {
      const page = await device({ size: 'phone', touch: true, ownScripts: true })
      const stops = every(await planCzTour(page, 'phone'), 3, 1)
      expect(await accessibilityFindings(page, stops, 1, smallTargets)).toEqual([])
    }),
  )
})
