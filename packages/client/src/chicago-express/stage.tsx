import type { HexId } from '@roundhouse/titles/chicago-express'
import type { ChicagoView, HexView } from '@roundhouse/view/chicago-express'
import { useCallback, useMemo } from 'preact/hooks'
import { lazy } from '../shell/lazy.tsx'
import { ChicagoBoard } from './board/chicago-board.tsx'
import type { ChicagoTable } from './chicago-table.ts'
import { planWithout } from './targets.ts'
import { whyNotHex } from './why-not.ts'
import { words } from './words.ts'

const HexInspector = lazy(async () => {
  const { HexInspector: Part, inspectorArea } = await import('./inspector/hex-inspector.tsx')
  await inspectorArea.ready()
  return Part
})

const NOTHING: ReadonlySet<HexId> = new Set()

/** The board with what is lit, planned and new on it. */
export function Stage({ chicago }: { readonly chicago: ChicagoTable }) {
  const { table, draft, targets } = chicago
  const view = chicago.view.value
  const seen = chicago.seen.value
  const changed = useMemo(() => (seen === null ? NOTHING : changedHexes(seen, view)), [seen, view])
  const { hexes, hex } = draft.value
  const lit = targets.value
  const building = view.step === 'buildNetwork'
  const company = chicago.builder.value
  const acting = table.acting.value !== null

  const { describeHex } = words.value.chicago
  // The board speaks every hex anew when these change, so they change only with what they tell.
  const describe = useCallback(
    (each: HexView): string => {
      const planned = hexes.indexOf(each.id)
      const can = lit?.has(each.id) === true ? (building ? ('build' as const) : ('develop' as const)) : null
      return describeHex(each, { can, planned: planned < 0 ? null : planned + 1 })
    },
    [describeHex, hexes, lit, building],
  )
  const labels = useMemo(boardLabels, [words.value])
  const pick = (picked: HexId): void => {
    table.whyNot.value = null
    if (!acting) return
    if (!building) return chicago.change({ hex: picked === hex ? null : picked, preview: null })
    if (company === null) return
    const plan = hexes.includes(picked)
      ? planWithout(chicago.choices.value, company, hexes, picked)
      : [...hexes, picked]
    chicago.change({ company, hexes: plan, preview: null })
  }
  const inspect = (asked: HexId, anchor: DOMRect, focus: boolean): void => {
    table.whyNot.value = null
    chicago.inspected.value = { hex: asked, anchor, focus }
  }
  const whyNot = (asked: HexId | null, anchor: DOMRect | null, how: 'hover' | 'focus' | 'press'): void => {
    if (asked === null || anchor === null) {
      if (table.whyNot.value?.pinned === false) table.whyNot.value = null
      return
    }
    if (how === 'press' && acting && hexes.includes(asked)) return pick(asked)
    if (how !== 'press' && (!acting || hexes.includes(asked))) return
    const reason = table.past.value ? null : whyNotHex(chicago, asked)
    if (reason === null) return
    if (how !== 'press' && table.whyNot.value?.pinned === true) return
    const about = (): void => inspect(asked, anchor, false)
    table.whyNot.value = { reason, anchor, pinned: how === 'press', about }
  }
  return (
    <>
      <ChicagoBoard
        view={view}
        targets={lit}
        plan={building && acting && company !== null ? { company, hexes } : null}
        picked={building ? null : hex}
        changed={changed}
        describe={describe}
        onPick={pick}
        onWhyNot={whyNot}
        onInspect={inspect}
        onPreview={(preview) => {
          if (acting && preview !== draft.value.preview) chicago.change({ preview })
        }}
        labels={labels}
      />
      {chicago.inspected.value === null ? null : <HexInspector chicago={chicago} />}
    </>
  )
}

function boardLabels() {
  const { chicago, table } = words.value
  const { board, zoomIn, zoomOut, fit, miniMap } = table.board
  const { heading, ...industry } = chicago.industries
  return { board, zoomIn, zoomOut, fit, miniMap, waters: chicago.waters, industries: heading, industry }
}

/** Hexes with a new locomotive or a new house. */
function changedHexes(before: ChicagoView, now: ChicagoView): ReadonlySet<HexId> {
  return new Set(
    now.hexes
      .filter((hex, index) => {
        const was = before.hexes[index]
        return was?.developed !== hex.developed || was.locomotives.length !== hex.locomotives.length
      })
      .map((hex) => hex.id),
  )
}
