import type { RmOffMapWords } from '../en/off-map.ts'
import { joining } from './panel-joining.ts'
import { parliament } from './panel-parliament.ts'
import { buying } from './panel-trains.ts'

export const offMap: RmOffMapWords = { ...parliament, ...joining, ...buying }
