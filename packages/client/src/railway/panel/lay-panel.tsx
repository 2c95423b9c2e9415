import type { LayMeaning } from '@roundhouse/view/railway'
import { Icon } from '../../shell/icons.tsx'
import { lazy } from '../../shell/lazy.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { screenSize } from '../../table/screen-size.ts'
import { TileGlyph } from '../board/tile-glyph.tsx'
import { inspectOnMap } from '../map/inspect.ts'
import { hexesToLay, optionsHere, turnTrial } from '../map/lay-options.ts'
import { type Lay, powerOf } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { Besides } from './besides.tsx'
import { BestChange } from './best-change.tsx'
import { Buttons } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { sayer } from './say.ts'

/** Phones alone have one; elsewhere the tiles are fanned out beside their hex. */
const Tray = lazy(async () => (await import('../map/tray.tsx')).Tray)

/** A tile on a lit hex: what it costs, how it lies, and the best run it gives. */
export function LayPanel({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel.lay
  const small = screenSize.value === 'phone'
  const trial = trialOf(railway)
  const { heading, prompt, section } = askedOf(railway)
  return (
    <PanelFrame
      railway={railway}
      heading={trial === null ? heading : t.tileIn(trial.lay.tile, trial.lay.hex)}
      section={trial?.meaning.section ?? section}
    >
      {trial === null ? (
        <p class="prompt">{hexesToLay(railway).size === 0 ? t.nowhere : prompt}</p>
      ) : (
        <Trial railway={railway} trial={trial} />
      )}
      {small && trial !== null && (
        <>
          <BestChange railway={railway} part="total" />
          <Tray railway={railway} about={<AboutHex railway={railway} hex={trial.lay.hex} />} />
        </>
      )}
      {trial !== null && <Powers railway={railway} lay={trial.lay} />}
      <BestChange railway={railway} part={small && trial !== null ? 'rest' : 'whole'} />
      <Besides railway={railway} />
      <Buttons railway={railway} confirm={confirmWords(railway, trial)} />
    </PanelFrame>
  )
}

interface OnTrial {
  readonly lay: Lay
  readonly meaning: LayMeaning
}

function trialOf(railway: RailwayTable): OnTrial | null {
  const lay = railway.trial.value
  const seat = railway.table.acting.value
  if (lay === null || seat === null) return null
  return { lay, meaning: railway.game.layMeaning(railway.state.value, seat, lay) }
}

/** What the step asks; a power that is called upon in another step asks for itself. */
function askedOf(railway: RailwayTable): {
  readonly heading: string
  readonly prompt: string
  readonly section: string
} {
  const { game, state, question, draft } = railway
  const say = sayer(railway)
  const { heading = '', prompt = null, section = '' } = question.value ?? {}
  const { power } = draft.value
  const told = { heading: say(heading), prompt: say(prompt ?? ''), section }
  if (power === null) return told
  const by = powerOf(game, power)
  const asked = { ...told, prompt: say(by.prompt) }
  if (game.mapDecision(state.value) === 'lay') return asked
  return { ...asked, heading: railwayWords.value.panel.lay.byPower(by.name), section: by.section }
}

/** The tile, its cost, how many are left, and the turn. */
function Trial({ railway, trial }: { readonly railway: RailwayTable; readonly trial: OnTrial }) {
  const t = railwayWords.value.panel.lay
  const money = moneyOf(railway)
  const say = sayer(railway)
  const { lay, meaning } = trial
  const rotations = optionsHere(railway).find(({ tile }) => tile === lay.tile)?.rotations ?? [lay.rotation]
  const cost = meaning.cost === 0 ? t.free : t.costs(money(meaning.cost))
  const facts = [cost, t.left(meaning.left), ...meaning.facts.map(say)]
  return (
    <div class="lot">
      <TileGlyph
        tile={lay.tile}
        rotation={lay.rotation}
        orientation={railway.view.value.board.orientation}
        size={46}
      />
      <div>
        <p>{facts.join(' · ')}</p>
        {rotations.length > 1 && <p>{t.rotation(rotations.indexOf(lay.rotation) + 1, rotations.length)}</p>}
        {meaning.follows.map((line, at) => (
          <p key={at}>{say(line)}</p>
        ))}
      </div>
      <AboutHex railway={railway} hex={lay.hex} />
      {rotations.length > 1 && (
        <button type="button" class="button turn" aria-label={t.turn} onClick={() => void turnTrial(railway)}>
          <Icon name="rot" size={20} />
        </button>
      )}
    </div>
  )
}

/** A finger on a lit hex chooses it: this is its way to what the hex is and can become. */
function AboutHex({ railway, hex }: { readonly railway: RailwayTable; readonly hex: string }) {
  const { about } = railwayWords.value.keys
  const ask = ({ detail }: MouseEvent): void => inspectOnMap(railway, hex, detail === 0)
  return (
    <button type="button" class="button turn about-hex" aria-label={about} title={about} onClick={ask}>
      i
    </button>
  )
}

/** Powers of one kind do the same: one of them is enough, the one that is chosen before others. */
function oneOfEachKind(
  { game }: RailwayTable,
  powers: readonly (string | null)[],
  chosen: string | null,
): readonly (string | null)[] {
  const kinds = new Map<string, string | null>()
  for (const power of powers) {
    const kind = power === null ? '' : powerOf(game, power).kind
    if (!kinds.has(kind) || power === chosen) kinds.set(kind, power)
  }
  return [...kinds.values()]
}

/** Privates that could waive the cost of the terrain, or lay a tile that only they can. */
function Powers({ railway, lay }: { readonly railway: RailwayTable; readonly lay: Lay }) {
  const t = railwayWords.value.panel.lay
  const { game, state } = railway
  const option = optionsHere(railway).find(({ tile }) => tile === lay.tile)
  const seat = railway.table.acting.value
  const powers = oneOfEachKind(railway, option?.powers ?? [], lay.power)
  const mayPay = powers.includes(null)
  if (seat === null || powers.length < 2) return null
  const { cost } = game.layMeaning(state.value, seat, { ...lay, power: null })
  const question = mayPay ? t.whoPays : t.whosePower
  const said = (power: string | null): string => {
    if (power === null) return t.payTerrain(moneyOf(railway)(cost))
    const { name } = powerOf(game, power)
    return mayPay ? t.waive(name) : name
  }
  return (
    <section class="group">
      <h3>{question}</h3>
      <div class="quick" role="group" aria-label={question}>
        {powers.map((power) => (
          <GuardedButton
            key={power ?? ''}
            table={railway.table}
            class="button"
            why={railway.refuse(game.layAction({ ...lay, power }))}
            pressed={lay.power === power}
            onPress={() => railway.change({ power })}
          >
            {said(power)}
          </GuardedButton>
        ))}
      </div>
    </section>
  )
}

function confirmWords(railway: RailwayTable, trial: OnTrial | null): string {
  const t = railwayWords.value.panel.lay
  if (trial === null) return t.place
  const { lay, meaning } = trial
  return meaning.cost === 0 ? t.placeTile(lay.tile) : t.placeFor(lay.tile, moneyOf(railway)(meaning.cost))
}
