import { Icon } from '../shell/icons.tsx'
import { companyKind } from './words.ts'

/** A charter as its seal; a company without one has a dashed circle. */
export function Seal({ chartered }: { readonly chartered: boolean }) {
  const told = companyKind(chartered ? 'chartered' : 'unchartered')
  return (
    <span class="seal" data-chartered={chartered} title={told}>
      {chartered && <Icon name="seal" size={13} />}
      <span class="visually-hidden">{told}</span>
    </span>
  )
}
