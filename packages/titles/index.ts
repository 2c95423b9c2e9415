import type { Title } from '@roundhouse/kernel'
import { eighteenCz } from './18cz/index.ts'
import { eighteen24 } from './1824/index.ts'
import { railwayMania } from './1862/index.ts'
import { chicagoExpress } from './chicago-express/index.ts'

/** Every title: the only place that names them all. */
export const TITLES: readonly Title[] = [
  chicagoExpress as unknown as Title,
  eighteenCz as unknown as Title,
  eighteen24 as unknown as Title,
  railwayMania as unknown as Title,
]

export function titleOf(id: string): Title | null {
  return TITLES.find((title) => title.id === id) ?? null
}
