import { useState } from 'preact/hooks'
import { lazy } from '../../shell/lazy.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { sayer } from './say.ts'

/** Seldom opened: it comes when it is. */
const Unfolded = lazy(async () => (await import('./besides-unfolded.tsx')).BesidesUnfolded)

/** What may be done at any moment, besides what is asked: folded away below it. */
export function Besides({ railway }: { readonly railway: RailwayTable }) {
  const [opened, setOpened] = useState(false)
  const besides = railway.question.value?.besides ?? null
  const say = sayer(railway)
  if (besides === null) return null
  return (
    <details class="group other" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{say(besides.heading)}</summary>
      {opened && <Unfolded railway={railway} besides={besides} />}
    </details>
  )
}
