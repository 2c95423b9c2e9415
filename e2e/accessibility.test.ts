import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { accessibilityFindings } from './findings.ts'
import { planTour } from './tour.ts'
import { every } from './whole-tours.ts'

const scene = useBrowser()

describe.each(['desktop', 'phone'] as const)('every page on a %s', (size) => {
  test(
    'is found accessible by axe in the light, and has enough contrast in the dark',
    scene(async (stage) => {
      const page = await stage.device({ size, touch: size === 'phone', ownScripts: true })
      const turn = size === 'phone' ? 1 : 0
      const stops = every(await planTour(page, stage), 3, turn)
      expect(await accessibilityFindings(page, stops, turn)).toEqual([])
    }),
  )
})
