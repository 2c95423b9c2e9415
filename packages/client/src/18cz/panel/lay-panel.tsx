import { asReadonly } from '@roundhouse/kernel'
import { type SectionId, localIndex, localSize } from '@roundhouse/titles/18cz'
import { type LayPreview, layPreview, privateIncome } from '@roundhouse/view/18cz'
import { TileGlyph } from '../../railway/board/tile-glyph.tsx'
import { TileTray } from '../../railway/board/tile-tray.tsx'
import { Besides } from '../../railway/panel/besides.tsx'
import { Buttons } from '../../railway/panel/buttons.tsx'
import { PanelFrame } from '../../railway/panel/panel-frame.tsx'
import type { Lay } from '../../railway/railway-game.ts'
import { Icon } from '../../shell/icons.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { screenSize } from '../../table/screen-size.ts'
import type { CzTable } from '../cz-table.ts'
import { optionsHere, tileOffers, turnTrial } from '../lay-options.ts'
import { BestChange } from './best-change.tsx'
import { localShort, money, panelWords } from './text.ts'

const SECTIONS: Readonly<Record<string, SectionId>> = { home: 'VIII.4', mwTrack: 'XI.2', track: 'VIII.4' }

/** A tile on a lit hex: what it costs, how it lies, and the best run it gives. — VIII.4, VIII.5 */
export function LayPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.lay
  const { step } = cz.state.value
  const small = screenSize.value === 'phone'
  const offers = small ? tileOffers(cz) : null
  const trial = trialOf(cz)
  return (
    <PanelFrame
      railway={cz}
      heading={trial === null ? headingOf(cz) : t.tileIn(trial.lay.tile, trial.lay.hex)}
      section={trial?.preview.section ?? SECTIONS[step] ?? 'IV.1'}
    >
      {trial === null ? <Prompt cz={cz} /> : <Trial cz={cz} trial={trial} />}
      {offers !== null && <TileTray {...offers} />}
      {trial !== null && <Powers cz={cz} lay={trial.lay} />}
      <BestChange cz={cz} />
      <Besides railway={cz} />
      <Buttons railway={cz} confirm={confirmWords(trial)} />
    </PanelFrame>
  )
}

interface OnTrial {
  readonly lay: Lay
  readonly preview: LayPreview
}

function trialOf(cz: CzTable): OnTrial | null {
  const lay = cz.trial.value
  const seat = cz.table.acting.value
  const action = lay === null ? null : cz.game.layAction(lay)
  if (lay === null || seat === null || action?.type !== 'layTile') return null
  return { lay, preview: layPreview(asReadonly(cz.state.value), seat, action) }
}

function headingOf(cz: CzTable): string {
  const t = panelWords.value.lay
  const { step } = cz.state.value
  if (step === 'home') return t.red
  if (step === 'mwTrack') return t.mw
  const { power } = cz.draft.value
  return step !== 'track' && power !== null ? t.byPower(localShort(power)) : t.heading
}

function Prompt({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.lay
  const { step, turn } = cz.state.value
  const { power } = cz.draft.value
  const allowance =
    step !== 'track' || turn === null || power !== null
      ? null
      : turn.yellow > 0
        ? t.secondYellow
        : turn.first
          ? t.first
          : t.once
  const pick =
    step === 'home'
      ? t.pickRed
      : step === 'mwTrack'
        ? t.pickMw
        : power === null
          ? t.pickHex
          : t.pickPower(localShort(power))
  return (
    <p class="prompt">
      {pick} {allowance}
    </p>
  )
}

/** The tile, its cost, how many are left, and the turn. */
function Trial({ cz, trial }: { readonly cz: CzTable; readonly trial: OnTrial }) {
  const t = panelWords.value.lay
  const { lay, preview } = trial
  const rotations = optionsHere(cz).find(({ tile }) => tile === lay.tile)?.rotations ?? [lay.rotation]
  const later = cz.state.value.step === 'mwTrack' ? cz.after(cz.game.layAction(lay)) : null
  const facts = [preview.cost === 0 ? t.free : t.costs(money(preview.cost)), t.left(preview.left)]
  if (preview.purple) facts.push(lay.power === null ? t.purple : `${t.purple}, ${localShort(lay.power)}`)
  return (
    <div class="lot">
      <TileGlyph
        tile={lay.tile}
        rotation={lay.rotation}
        orientation={cz.view.value.board.orientation}
        size={46}
      />
      <div>
        <p>{facts.join(' · ')}</p>
        {rotations.length > 1 && <p>{t.rotation(rotations.indexOf(lay.rotation) + 1, rotations.length)}</p>}
        {later !== null && <p>{t.mwPays(money(privateIncome(asReadonly(later))))}</p>}
      </div>
      {rotations.length > 1 && (
        <button type="button" class="button turn" aria-label={t.turn} onClick={() => void turnTrial(cz)}>
          <Icon name="rot" size={20} />
        </button>
      )}
    </div>
  )
}

/** Locals of one size do the same: one of them is enough, the one that is chosen before others. — IV.1 */
function oneOfEachSize(
  powers: readonly (string | null)[],
  chosen: string | null,
): readonly (string | null)[] {
  const sizes = new Map<string, string | null>()
  for (const power of powers) {
    const size = power === null ? '' : localSize(localIndex(power)).size
    if (!sizes.has(size) || power === chosen) sizes.set(size, power)
  }
  return [...sizes.values()]
}

/** Locals that could waive the cost of the terrain, or lay the purple tile. — IV.1 */
function Powers({ cz, lay }: { readonly cz: CzTable; readonly lay: Lay }) {
  const t = panelWords.value.lay
  const option = optionsHere(cz).find(({ tile }) => tile === lay.tile)
  const seat = cz.table.acting.value
  const powers = oneOfEachSize(option?.powers ?? [], lay.power)
  const mayPay = powers.includes(null)
  if (seat === null || powers.length < 2) return null
  const paid = cz.game.layAction({ ...lay, power: null })
  const cost = paid.type === 'layTile' ? layPreview(asReadonly(cz.state.value), seat, paid).cost : 0
  const question = mayPay ? t.whoPays : t.whosePower
  return (
    <section class="group">
      <h3>{question}</h3>
      <div class="quick" role="group" aria-label={question}>
        {powers.map((power) => (
          <GuardedButton
            key={power ?? ''}
            table={cz.table}
            class="button"
            why={cz.refuse(cz.game.layAction({ ...lay, power }))}
            pressed={lay.power === power}
            onPress={() => cz.change({ power })}
          >
            {power === null
              ? t.payTerrain(money(cost))
              : mayPay
                ? t.waive(localShort(power))
                : localShort(power)}
          </GuardedButton>
        ))}
      </div>
    </section>
  )
}

function confirmWords(trial: OnTrial | null): string {
  const t = panelWords.value.lay
  if (trial === null) return t.place
  const { lay, preview } = trial
  return preview.cost === 0 ? t.placeTile(lay.tile) : t.placeFor(lay.tile, money(preview.cost))
}
