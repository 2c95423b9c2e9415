import { sayingOf } from '../railway/saying.ts'

/** What a game asks for, once the words are there. */
export const readySaying = sayingOf({
  en: () => import('@roundhouse/words/1824/steps/en'),
  es: () => import('@roundhouse/words/1824/steps/es'),
  it: () => import('@roundhouse/words/1824/steps/it'),
})
