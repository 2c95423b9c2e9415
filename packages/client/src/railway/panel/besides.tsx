import { SectionLink } from '../../table/section-link.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { Groups } from './groups.tsx'
import { Figures } from './meaning.tsx'
import { AmountOf } from './put-together.tsx'
import { sayer } from './say.ts'

/** What may be done at any moment, besides what is asked: folded away below it. */
export function Besides({ railway }: { readonly railway: RailwayTable }) {
  const besides = railway.question.value?.besides ?? null
  const say = sayer(railway)
  if (besides === null) return null
  return (
    <details class="group other">
      <summary>{say(besides.heading)}</summary>
      <p class="prompt">
        {say(besides.note)} <SectionLink table={railway.table} section={besides.section} />
      </p>
      <Groups railway={railway} groups={besides.groups} />
      {besides.amount !== null && <AmountOf railway={railway} amount={besides.amount} />}
      <Figures railway={railway} figures={besides.figures} />
    </details>
  )
}
