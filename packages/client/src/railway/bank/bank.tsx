import type { ComponentChildren } from 'preact'
import { words } from '../../shell/words.ts'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { TrainChip } from '../train-chip.tsx'
import { moneyOf, railwayWords } from '../words.ts'
import { Phases } from './phases.tsx'
import { PrivatesOffer } from './privates-offer.tsx'
import { Ending, Progress } from './progress.tsx'
import './bank.css'

/** What lies beside the map: trains, phases, the track of the rounds, and what nobody owns yet. */
export function Bank({ railway, texts }: { readonly railway: ShownTable; readonly texts: TitleTexts }) {
  const { bank: t } = railwayWords.value
  const { bank } = railway.view.value
  return (
    <div class="railway-bank">
      <BankPart name={t.trains}>
        <Depot railway={railway} />
        <Pool railway={railway} />
      </BankPart>
      <BankPart name={t.progress} aside={t.certificateLimit(bank.certificateLimit)}>
        {bank.progress.length > 0 ? (
          <Progress railway={railway} />
        ) : (
          <Ending railway={railway} texts={texts} />
        )}
      </BankPart>
      {bank.privates.length > 0 && (
        <BankPart name={`${texts.privates}: ${t.privates}`}>
          <PrivatesOffer railway={railway} texts={texts} />
        </BankPart>
      )}
      <BankPart name={t.phases} wide>
        <Phases railway={railway} texts={texts} />
      </BankPart>
    </div>
  )
}

export function BankPart({
  name,
  aside,
  wide = false,
  children,
}: {
  readonly name: string
  readonly aside?: string
  readonly wide?: boolean
  readonly children: ComponentChildren
}) {
  return (
    <section class="card bank-part" data-wide={wide} aria-label={name}>
      <header>
        <h2>{name}</h2>
        {aside !== undefined && <span class="aside">{aside}</span>}
      </header>
      <div class="bank-body">{children}</div>
    </section>
  )
}

/** Cards left, letter by letter, with what each may be bought as. */
function Depot({ railway }: { readonly railway: ShownTable }) {
  const { bank: t } = railwayWords.value
  const { depot } = railway.view.value.bank
  const money = moneyOf(railway)
  return (
    <table class="bank-trains">
      <thead>
        <tr>
          <th scope="col">{t.card}</th>
          <th scope="col">{t.left}</th>
          <th scope="col">{t.faces}</th>
        </tr>
      </thead>
      <tbody>
        {depot.map(({ card, left, onOffer, faces }) => (
          <tr key={card} data-offer={onOffer}>
            <th scope="row">
              {card}
              {onOffer && <span class="chip">{t.onOffer}</span>}
            </th>
            <td>{left === null ? t.noLimit : words.value.formats.number(left)}</td>
            <td>
              <span class="faces">
                {faces.map((train) => (
                  <span key={train.id}>
                    <TrainChip train={train} /> {money(train.price)}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Pool({ railway }: { readonly railway: ShownTable }) {
  const { bank: t } = railwayWords.value
  const { pool, obsolete } = railway.view.value.bank
  const money = moneyOf(railway)
  return (
    <>
      <h3>{t.pool}</h3>
      {pool.length === 0 ? (
        <p class="muted">{t.poolEmpty}</p>
      ) : (
        <span class="faces">
          {pool.map((train, index) => (
            <span key={index}>
              <TrainChip train={train} /> {money(train.price)}
            </span>
          ))}
        </span>
      )}
      {obsolete.length > 0 && <p class="muted">{t.obsolete(obsolete)}</p>}
    </>
  )
}
