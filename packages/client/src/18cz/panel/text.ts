import { computed } from '@preact/signals'
import { LOCAL_IDS, type LocalId, localData, localIndex } from '@roundhouse/titles/18cz'
import { railwayWords } from '../../railway/words.ts'
import { words } from '../../shell/words.ts'
import { czWords } from '../words.ts'

/** The words of the panels. */
export const panelWords = computed(() => ({ ...railwayWords.value.panel, ...czWords.value.panel }))

export function money(amount: number): string {
  return words.value.formats.money(amount, 'K')
}

/** What players call a train: '2+2b' is a 2+2. */
export function kindOf(train: string): string {
  return train.replace(/[a-j]$/, '')
}

/** The name of a local by itself, without its size; MW stays MW. */
export function localShort(id: string): string {
  return LOCAL_IDS.includes(id as LocalId) ? localData(localIndex(id)).name : id
}
