import type { CompanyId } from '@roundhouse/titles/chicago-express'

/** Colour, letter, outline and dash of each company: never the colour alone. */
export const COMPANY_SIGNS: Readonly<
  Record<
    CompanyId,
    { readonly key: string; readonly letter: string; readonly dash: string | null; readonly ink: string }
  >
> = {
  PRR: { key: 'prr', letter: 'P', dash: null, ink: '#fff' },
  'B&O': { key: 'bo', letter: 'B', dash: '9 3', ink: '#fff' },
  'C&O': { key: 'co', letter: 'C', dash: '2.5 2.5', ink: '#201e19' },
  NYC: { key: 'nyc', letter: 'N', dash: '12 3 2 3', ink: '#fff' },
  WAB: { key: 'wab', letter: 'W', dash: '5 2 1 2 1 2', ink: '#fff' },
}

/** The token itself, centred on 0,0 with a radius of about 10: for use inside an svg. */
export function CompanyToken({ company }: { readonly company: CompanyId }) {
  const { key, letter, ink } = COMPANY_SIGNS[company]
  return (
    <g class="company-token">
      <use
        href={`#s-${key}`}
        x="-12"
        y="-12"
        width="24"
        height="24"
        fill={`var(--ce-${key})`}
        stroke="var(--token-line)"
        stroke-width="3.2"
      />
      <use
        href={`#s-${key}`}
        x="-12"
        y="-12"
        width="24"
        height="24"
        fill={`var(--ce-${key})`}
        stroke="var(--token-rim)"
        stroke-width="1.6"
      />
      <text text-anchor="middle" y="3.9" font-size="11" font-weight="800" fill={ink}>
        {letter}
      </text>
    </g>
  )
}

/** The token as a picture in running text or on a card. */
export function CompanySign({ company, size = 24 }: { readonly company: CompanyId; readonly size?: number }) {
  return (
    <svg
      class="company-sign"
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      role="img"
      aria-label={company}
    >
      <CompanyToken company={company} />
    </svg>
  )
}
