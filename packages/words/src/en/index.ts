import type { Words } from '../catalogue.ts'
import { chicagoTitle } from '../chicago-express/en/index.ts'
import { common } from './common.ts'

export const en: Words = {
  ...common,
  table: { ...common.table, chicago: chicagoTitle.table },
  chicago: chicagoTitle.chicago,
}
