import type { RmAction, RmState } from '@roundhouse/titles/1862'
import type { Asked as AskedOf, Considered as ConsideredOf } from '../railway/considered.ts'
import type { Figures } from './figures.ts'

export { best, ofType } from '../railway/considered.ts'

/** What a rule of thumb of 1862 is asked with. */
export type Asked = AskedOf<RmState, RmAction, Figures>
export type Considered<A extends RmAction = RmAction> = ConsideredOf<A>
export type ActionOf<Type extends RmAction['type']> = Extract<RmAction, { type: Type }>
