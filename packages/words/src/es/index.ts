import type { Words } from '../catalogue.ts'
import { chicagoTitle } from '../chicago-express/es/index.ts'
import { common } from './common.ts'

export const es: Words = {
  ...common,
  table: { ...common.table, chicago: chicagoTitle.table },
  chicago: chicagoTitle.chicago,
}
