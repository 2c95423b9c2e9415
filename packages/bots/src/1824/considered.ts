import type { AhAction, AhState } from '@roundhouse/titles/1824'
import type { Asked as AskedOf, Considered as ConsideredOf } from '../railway/considered.ts'
import type { Figures } from './figures.ts'

export { best, ofType } from '../railway/considered.ts'

/** What a rule of thumb of 1824 is asked with. */
export type Asked = AskedOf<AhState, AhAction, Figures>
export type Considered<A extends AhAction = AhAction> = ConsideredOf<A>
export type ActionOf<Type extends AhAction['type']> = Extract<AhAction, { type: Type }>
