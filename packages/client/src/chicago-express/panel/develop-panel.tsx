import type { DevelopPreview } from '@roundhouse/view/chicago-express'
import { Icon } from '../../shell/icons.tsx'
import { capital } from '../../table/capital.ts'
import { Change } from '../../table/change.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { CompanySign } from '../company-sign.tsx'
import { hexInHand } from '../outlook.ts'
import { words } from '../words.ts'
import { Buttons } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'

/** One hex with a locomotive: whose income rises, or what the treasury there gets. */
export function DevelopPanel({ chicago }: { readonly chicago: ChicagoTable }) {
  const t = words.value.table.chicago
  const { hex, preview } = chicago.draft.value
  const { develop } = chicago.outlook.value
  const shown = preview !== null && chicago.targets.value?.has(preview) === true ? preview : hex
  const { houses } = chicago.view.value
  return (
    <PanelFrame chicago={chicago} heading={words.value.chicago.dials.development} section="p38 Development">
      <div class="lot">
        <span class="house-sign">
          <Icon name="house" size={22} />
        </span>
        <div>
          <h3>{shown === null ? t.pickOne : capital(words.value.chicago.hex(shown))}</h3>
          <p>
            {t.housesLeft(houses)}
            {shown !== null && shown !== hex && ` · ${t.previewRow}`}
          </p>
        </div>
      </div>
      {develop === null ? (
        <p class="prompt">{t.pickDevelop}</p>
      ) : (
        <Raises develop={develop} chicago={chicago} />
      )}
      <Buttons
        chicago={chicago}
        confirm={hex === null ? t.develop : t.developHex(words.value.chicago.hexShort(hex))}
      />
    </PanelFrame>
  )
}

function Raises({ chicago, develop }: { readonly chicago: ChicagoTable; readonly develop: DevelopPreview }) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const here = hexInHand(chicago)?.locomotives[0]
  const owner = chicago.view.value.companies.find((company) => company.id === here)
  return (
    <ul class="raised">
      {develop.raises.map(({ company, before, after }) => (
        <li key={company}>
          <CompanySign company={company} size={22} />
          <span>{t.incomeOf(words.value.chicago.company(company))}</span>
          <Change before={before} after={after} good />
        </li>
      ))}
      {develop.grant > 0 && owner !== undefined && (
        <li>
          <CompanySign company={owner.id} size={22} />
          <span>{t.treasuryOf(words.value.chicago.company(owner.id))}</span>
          <Change before={owner.treasury} after={owner.treasury + develop.grant} show={money} good />
        </li>
      )}
    </ul>
  )
}
