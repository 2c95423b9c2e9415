import type { BuildPreview, CompanyView } from '@roundhouse/view/chicago-express'
import { hinted } from '../../board/hinted.ts'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { screenSize } from '../../table/screen-size.ts'
import type { ChicagoTable } from '../chicago-table.ts'
import { CompanySign } from '../company-sign.tsx'
import { distanceToChicago, nearestToChicago } from '../distance.ts'
import { whyNotBuilder } from '../why-not.ts'
import { words } from '../words.ts'
import { BuildRows } from './build-rows.tsx'
import { Buttons } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'

/** Which company, which hexes, and what they cost and bring while they are being chosen. */
export function BuildPanel({ chicago }: { readonly chicago: ChicagoTable }) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const { companies } = chicago.view.value
  const builder = companies.find((company) => company.id === chicago.builder.value)
  const { build } = chicago.outlook.value
  const planned = chicago.draft.value.hexes.length
  return (
    <PanelFrame
      chicago={chicago}
      heading={words.value.chicago.dials.network}
      hint={t.oneToThree}
      section="p37 Network"
    >
      <BuilderChoice chicago={chicago} companies={companies} />
      {builder === undefined ? (
        <p class="prompt">{t.whichCompany}</p>
      ) : (
        <>
          <div class="lot">
            <CompanySign company={builder.id} size={38} />
            <div>
              <h3>{t.builds(words.value.chicago.company(builder.id))}</h3>
              <p>
                {t.treasury} {money(builder.treasury)} · {t.locomotivesLeft(builder.locomotives)}
              </p>
            </div>
          </div>
          {build !== null && build.rows.length > 0 ? (
            <BuildRows chicago={chicago} build={build} />
          ) : (
            <p class="prompt">{t.pickHexes}</p>
          )}
          {build !== null && build.rows.length > 0 && (
            <Sum chicago={chicago} build={build} company={builder} />
          )}
        </>
      )}
      <Buttons chicago={chicago} confirm={confirmWords(planned, build)} />
    </PanelFrame>
  )
}

/** The button says what will happen, or by how much the treasury falls short. */
function confirmWords(planned: number, build: BuildPreview | null): string {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  if (planned === 0 || build === null) return t.build
  const cost = build.rows.slice(0, planned).reduce((sum, row) => sum + row.cost, 0)
  const short = cost - build.treasury.before
  return short > 0 ? t.short(money(short)) : t.buildFor(money(cost))
}

function BuilderChoice({
  chicago,
  companies,
}: {
  readonly chicago: ChicagoTable
  readonly companies: readonly CompanyView[]
}) {
  const t = words.value.table.chicago
  return (
    <div class="builders" role="group" aria-label={t.whichCompany}>
      {companies.map(({ id }) => (
        <GuardedButton
          key={id}
          table={chicago.table}
          class="builder"
          why={whyNotBuilder(chicago, id)}
          pressed={chicago.builder.value === id}
          hint={hinted.value?.companies.get(id)}
          onPress={() => chicago.change({ company: id, hexes: [], preview: null })}
        >
          <span aria-hidden="true">
            <CompanySign company={id} size={24} />
          </span>
          {id}
        </GuardedButton>
      ))}
    </div>
  )
}

function Sum({
  chicago,
  build,
  company,
}: {
  readonly chicago: ChicagoTable
  readonly build: BuildPreview
  readonly company: CompanyView
}) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const standing = chicago.view.value.hexes.filter((hex) => hex.locomotives.includes(company.id))
  const small = screenSize.value === 'phone'
  const nearest = nearestToChicago([...standing.map((hex) => hex.id), ...build.rows.map((row) => row.hex)])
  return (
    <div class="sum" data-short={build.treasury.after < 0}>
      <Consequences>
        <Consequence name={small ? t.inShort.cost : t.cost}>
          <b class="figure">{t.of(money(build.cost), money(build.treasury.before))}</b>
        </Consequence>
        <Consequence name={t.incomeName}>
          <Change {...build.income} good />
        </Consequence>
        <Consequence name={small ? t.inShort.paysAShare : t.paysAShare(company.sold)}>
          <Change {...build.perShare} show={money} good />
        </Consequence>
        {nearest !== null && !company.inChicago && (
          <Consequence
            name={small ? t.inShort.toChicago : t.toChicago(words.value.chicago.hexShort(nearest))}
          >
            <b class="figure">
              {build.reachesChicago ? t.reachesChicago : t.hexes(distanceToChicago(nearest))}
            </b>
          </Consequence>
        )}
      </Consequences>
    </div>
  )
}
