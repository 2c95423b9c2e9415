import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { sayer } from './say.ts'

/** Everybody in the order of bidding: the highest teal, who is asked amber, who is out plain. */
export function Bidders({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel.auction
  const say = sayer(railway)
  const bidders = railway.question.value?.bidders ?? []
  if (bidders.length === 0) return null
  return (
    <ol class="bidders" aria-label={t.bidders}>
      {bidders.map(({ seat, said, leads, asked, passed }) => (
        <li key={seat} data-leads={leads} data-asked={asked} data-passed={passed}>
          <span class="name">{say({ person: seat })}</span>
          {leads && <span class="visually-hidden">, {t.highest}</span>}
          <b data-word={!leads}>{say(said)}</b>
        </li>
      ))}
    </ol>
  )
}
