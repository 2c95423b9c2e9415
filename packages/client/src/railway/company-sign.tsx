import type { CompanyView } from '@roundhouse/view/railway'
import { memo } from '../board/memo.ts'
import { TokenMark } from './board/station-token.tsx'
import './company-sign.css'

/** What a sign is drawn from: the printed letters and colours, and the mark of its size. */
export type SignLook = Pick<CompanyView, 'id' | 'colour' | 'text' | 'sign'>

/** The token itself, centred on 0,0 with a radius of about 11: for use inside an svg. */
export const CompanyToken = memo(function CompanyToken({ id, colour, text, sign }: SignLook) {
  return <TokenMark look={{ id, letters: id, colour, text, sign }} radius={11} />
})

/** The same token as on the map, in running text, in a table or on a card; never below 16 px. */
export function CompanySign({ company, size = 24 }: { readonly company: SignLook; readonly size?: number }) {
  const { id, colour, text, sign } = company
  return (
    <svg class="company-sign" width={size} height={size} viewBox="-12 -12 24 24" role="img" aria-label={id}>
      <CompanyToken id={id} colour={colour} text={text} sign={sign} />
    </svg>
  )
}
