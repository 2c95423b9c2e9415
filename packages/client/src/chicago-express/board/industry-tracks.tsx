import type { IndustryId } from '@roundhouse/titles/chicago-express'
import type { IndustryView } from '@roundhouse/view/chicago-express'
import { memo } from '../../board/memo.ts'

export interface IndustryTracksProps {
  readonly industries: readonly IndustryView[]
  readonly heading: string
  readonly names: Readonly<Record<IndustryId, string>>
}

/** Printed on the land off the map in the lower left, so it moves with the map and never covers it. */
export function IndustryTracks({ industries, heading, names }: IndustryTracksProps) {
  const summary = industries.map(({ id, value }) => `${names[id]} ${value}`).join(', ')
  return (
    <g
      class="industry-tracks"
      role="img"
      aria-label={`${heading}: ${summary}`}
      transform="translate(-40 522)"
    >
      <text class="industry-heading" x="0" y="0">
        {heading}
      </text>
      {industries.map(({ id, values, value }, row) => (
        <Track key={id} name={names[id]} values={values.join(' ')} value={value} y={22 + row * 22} />
      ))}
    </g>
  )
}

interface TrackProps {
  readonly name: string
  readonly values: string
  readonly value: number
  readonly y: number
}

const Track = memo(({ name, values, value, y }: TrackProps) => (
  <g transform={`translate(0 ${y})`}>
    <text class="industry-name" x="0" y="0">
      {name}
    </text>
    {values.split(' ').map((step, index) => (
      <g
        key={step}
        class={step === String(value) ? 'industry-step now' : 'industry-step'}
        transform={`translate(${76 + index * 19} -4)`}
      >
        <rect x="-8.5" y="-8.5" width="17" height="17" rx="3" />
        <text y="3.7">{step}</text>
      </g>
    ))}
  </g>
))
