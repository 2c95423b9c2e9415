import { joining } from './panel-joining.ts'
import { parliament } from './panel-parliament.ts'
import { buying } from './panel-trains.ts'

export type RmOffMapWords = typeof offMap

/** What is asked off the map; loaded with the first decision of that kind. */
export const offMap = { ...parliament, ...joining, ...buying }
