import type { Decision } from './decision.ts'
import { type Told, money } from './said.ts'
import { say } from './sayings.ts'

/** What the map asks in every railway title; the section, and what else to know, are the title's. */
export type MapQuestion = Pick<Decision, 'heading' | 'missing' | 'prompt'>

export const MAP_QUESTIONS = {
  track: { heading: say('lay.heading'), prompt: say('lay.pickHex'), missing: say('lay.chooseFirst') },
  station: {
    heading: say('station.heading'),
    prompt: say('station.pick'),
    missing: say('station.chooseFirst'),
  },
  /** The city of a home, once its hex has several. */
  home: {
    heading: say('station.home'),
    prompt: say('station.pickHome'),
    missing: say('station.chooseCityFirst'),
  },
  /** One of two stations of a company in the same hex goes. */
  double: {
    heading: say('station.double'),
    prompt: say('station.pickDouble'),
    missing: say('station.chooseCityFirst'),
  },
  run: { heading: say('run.heading'), prompt: null, missing: say('run.wait') },
} as const satisfies Readonly<Record<string, MapQuestion>>

/** Where to place a station, with what the next one costs. */
export function stationPrompt(cost: number): Told {
  return cost === 0 ? say('station.pick') : say('station.pickNext', money(cost))
}
