import type { TitleAbout } from '@roundhouse/kernel'
import type { ComponentType } from 'preact'
import { homeWords } from '../shell/home-words.ts'
import { lazy } from '../shell/lazy.tsx'
import { TITLES } from '../titles.ts'
import { boxes } from './words.ts'

/** A picture of each title's board. */
const MAPS: ReadonlyMap<string, ComponentType> = new Map(
  TITLES.map(({ about, map }) => [about.id, lazy(map)]),
)

interface TitleCardProps {
  readonly title: TitleAbout
  readonly chosen: boolean
  readonly choose: () => void
}

export function TitleCard({ title, chosen, choose }: TitleCardProps) {
  const home = homeWords.value
  const box = boxes.value[title.id]
  const Picture = MAPS.get(title.id)
  const ranges = [title, ...title.variants].map((each) => each.players)
  const players = home.playerRange(
    Math.min(...ranges.map(({ min }) => min)),
    Math.max(...ranges.map(({ max }) => max)),
  )
  return (
    <article class={chosen ? 'card title-card chosen' : 'card title-card'}>
      <div class="picture">{Picture === undefined ? null : <Picture />}</div>
      <div class="caption">
        <h2>
          <button type="button" aria-pressed={chosen} onClick={choose}>
            {title.name}
          </button>
        </h2>
        <span class="facts">{box === undefined ? players : `${players} · ${box.length}`}</span>
        <p>{box?.line}</p>
      </div>
    </article>
  )
}
