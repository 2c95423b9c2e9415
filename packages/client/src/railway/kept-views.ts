import type { RailwayView } from '@roundhouse/view/railway'

/** A step through the history shows a moment beside the one before, and the next step one of them again. */
const KEPT = 4

/** The view at a version, made once as long as one stays near it. What has happened does not change any more. */
export function keptViews(viewAt: (version: number) => RailwayView): (version: number) => RailwayView {
  const kept = new Map<number, RailwayView>()
  return (version) => {
    const view = kept.get(version) ?? viewAt(version)
    kept.delete(version)
    kept.set(version, view)
    for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old)
    return view
  }
}
