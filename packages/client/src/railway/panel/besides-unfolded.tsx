import type { Decision } from '@roundhouse/view/railway'
import { useEffect, useRef } from 'preact/hooks'
import { SectionLink } from '../../table/section-link.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { Groups } from './groups.tsx'
import { Figures } from './meaning.tsx'
import { AmountOf } from './put-together.tsx'
import { sayer } from './say.ts'

/** The rows of what may be done besides. */
export function BesidesUnfolded({
  railway,
  besides,
}: {
  readonly railway: RailwayTable
  readonly besides: NonNullable<Decision['besides']>
}) {
  const say = sayer(railway)
  const note = useRef<HTMLParagraphElement>(null)
  // It may be longer than what is left of the panel.
  useEffect(() => note.current?.closest('details')?.scrollIntoView(), [])
  return (
    <>
      <p class="prompt" ref={note}>
        {say(besides.note)} <SectionLink table={railway.table} section={besides.section} />
      </p>
      <Groups railway={railway} groups={besides.groups} />
      {besides.amount !== null && <AmountOf railway={railway} amount={besides.amount} />}
      <Figures railway={railway} figures={besides.figures} />
    </>
  )
}
