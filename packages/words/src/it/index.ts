import type { Words } from '../catalogue.ts'
import { chicagoTitle } from '../chicago-express/it/index.ts'
import { common } from './common.ts'

export const it: Words = {
  ...common,
  table: { ...common.table, chicago: chicagoTitle.table },
  chicago: chicagoTitle.chicago,
}
