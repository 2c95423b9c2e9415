import type { ReadonlySignal } from '@preact/signals'
import type { Chronicle } from '@roundhouse/view/railway'
import { useState } from 'preact/hooks'
import { openedCharter } from '../companies/opened.ts'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { figureWords } from '../words.ts'
import { SheetTable } from './sheet-table.tsx'
import type { SheetRow } from './sheet.ts'
import { type HoldingUnit, RUN_SIGNS, holdingsSheet, revenueSheet } from './sheets.ts'
import '../companies/charter.css'
import '../../report/report.css'
import './spreadsheet.css'

const UNITS: readonly HoldingUnit[] = ['percent', 'shares']

/** Holdings, and the revenue of every operating round. */
export function Spreadsheet({
  railway,
  texts,
  chronicle,
  onMoment,
}: {
  readonly railway: ShownTable
  readonly texts: TitleTexts
  readonly chronicle: ReadonlySignal<Chronicle>
  readonly onMoment: (version: number) => void
}) {
  const t = figureWords.value.sheet
  const [unit, setUnit] = useState<HoldingUnit>('percent')
  const revenues = revenueSheet(railway, chronicle.value)
  const rowHead = ({ id }: SheetRow) => (
    <button type="button" class="spreadsheet-company" onClick={() => (openedCharter.value = id)}>
      <CompanySign company={lookOf(railway, id)} size={20} /> <span aria-hidden="true">{id}</span>
    </button>
  )
  return (
    <div class="spreadsheet">
      <SheetTable
        title={t.holdings}
        corner={t.company}
        sheet={holdingsSheet(railway, texts, unit)}
        rowHead={rowHead}
        tools={
          <>
            <SignLegend sign="D" name={t.director} />
            <span class="segments" role="group" aria-label={t.as}>
              {UNITS.map((each) => (
                <button key={each} type="button" aria-pressed={each === unit} onClick={() => setUnit(each)}>
                  {t[each]}
                </button>
              ))}
            </span>
          </>
        }
      />
      {revenues.rows.length === 0 ? (
        <section class="card spreadsheet-card" aria-label={t.revenues}>
          <header>
            <h2>{t.revenues}</h2>
          </header>
          <p class="spreadsheet-empty">{t.noRounds}</p>
        </section>
      ) : (
        <SheetTable
          title={t.revenues}
          corner={t.company}
          sheet={revenues}
          rowHead={rowHead}
          onMoment={onMoment}
          tools={
            <>
              <SignLegend sign={RUN_SIGNS.paid} name={t.legend.paid} />
              <SignLegend sign={RUN_SIGNS.withheld} name={t.legend.withheld} />
              {chronicle.value.runs.some(({ kept }) => kept === 'halved') ? (
                <SignLegend sign={RUN_SIGNS.halved} name={t.legend.halved} />
              ) : null}
              <SignLegend sign={RUN_SIGNS.none} name={t.legend.none} />
            </>
          }
        />
      )}
    </div>
  )
}

function SignLegend({ sign, name }: { readonly sign: string; readonly name: string }) {
  return (
    <span class="spreadsheet-legend">
      <span class="spreadsheet-mark">{sign}</span> {name}
    </span>
  )
}
