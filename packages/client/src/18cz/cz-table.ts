import type { CzAction, CzEvent, CzState } from '@roundhouse/titles/18cz'
import type { RailwayTable } from '../railway/railway-table.ts'

/** The table of 18CZ: what every railway title has, with its own state and actions. */
export type CzTable = RailwayTable<CzState, CzAction, CzEvent>
