import type { CompanyView } from '@roundhouse/view/chicago-express'
import { hinted } from '../../board/hinted.ts'
import { settings } from '../../shell/preferences.ts'
import { GuardedButton } from '../../table/guarded-button.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { CompanySign } from '../company-sign.tsx'
import { whyNotOffer } from '../why-not.ts'
import { words } from '../words.ts'
import { Buttons } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'

/** Any company with an unsold share: its minimum, and what the share would pay. */
export function OfferPanel({ chicago }: { readonly chicago: ChicagoTable }) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const { companies } = chicago.view.value
  const chosen = companies.find((company) => company.id === chicago.draft.value.company)
  const confirm =
    chosen === undefined
      ? t.offer
      : t.offerFor(words.value.chicago.company(chosen.id), money(chosen.minimumBid))
  return (
    <PanelFrame
      chicago={chicago}
      heading={words.value.chicago.dials.auction}
      hint={t.offerAShare}
      section="p36 Auction"
    >
      <div class="offers" role="group" aria-label={t.offerAShare}>
        {companies.map((company) => (
          <OfferRow key={company.id} chicago={chicago} company={company} />
        ))}
      </div>
      <Buttons chicago={chicago} confirm={confirm} />
    </PanelFrame>
  )
}

function OfferRow({ chicago, company }: { readonly chicago: ChicagoTable; readonly company: CompanyView }) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const why = whyNotOffer(chicago, company.id)
  return (
    <GuardedButton
      table={chicago.table}
      class="offer-row"
      why={why}
      pressed={chicago.draft.value.company === company.id}
      hint={hinted.value?.companies.get(company.id)}
      onPress={() =>
        settings.confirmations.value === 'few'
          ? chicago.send({ type: 'offer', company: company.id })
          : chicago.change({ company: company.id })
      }
    >
      <CompanySign company={company.id} size={28} />
      <span class="what">
        <b>{company.id}</b>
        <small>{company.open ? t.sharesLeft(company.unsold, company.shares.length) : t.closed}</small>
      </span>
      {why === null && (
        <span class="figures">
          <b>{t.minimum(money(company.minimumBid))}</b>
          <small>
            {t.pays} {money(company.perShare)} → {money(company.minimumBid)}
          </small>
        </span>
      )}
    </GuardedButton>
  )
}
