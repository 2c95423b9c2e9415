import type { CzAction, CzState } from '@roundhouse/titles/18cz'
import type { Asked as AskedOf, Considered as ConsideredOf } from '../railway/considered.ts'
import type { Figures } from './figures.ts'

export { best, ofType } from '../railway/considered.ts'

/** What a rule of thumb of 18CZ is asked with. */
export type Asked = AskedOf<CzState, CzAction, Figures>
export type Considered<A extends CzAction = CzAction> = ConsideredOf<A>
export type ActionOf<Type extends CzAction['type']> = Extract<CzAction, { type: Type }>
