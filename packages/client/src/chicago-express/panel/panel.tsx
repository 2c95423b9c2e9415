import type { ChicagoTable } from '../chicago-table.ts'
import { BidPanel } from './bid-panel.tsx'
import { BuildPanel } from './build-panel.tsx'
import { DevelopPanel } from './develop-panel.tsx'
import { DialPanel } from './dial-panel.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'
import './panel.css'

/** The decision of this step, for whoever sits here; otherwise who is waited for. */
export function Panel({ chicago }: { readonly chicago: ChicagoTable }) {
  if (chicago.table.acting.value === null) return <WaitingPanel chicago={chicago} />
  const { step } = chicago.view.value
  switch (step) {
    case 'chooseDial':
      return <DialPanel chicago={chicago} />
    case 'offerShare':
      return <OfferPanel chicago={chicago} />
    case 'bid':
      return <BidPanel chicago={chicago} />
    case 'buildNetwork':
      return <BuildPanel chicago={chicago} />
    case 'develop':
      return <DevelopPanel chicago={chicago} />
    default:
      return step satisfies never
  }
}
