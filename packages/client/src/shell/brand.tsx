/** The mark: a roundhouse from above, its turntable and the track that leads in. */
export function BrandMark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg
      class="brand-mark"
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-9.2 7.7A12 12 0 1 1 9.2 7.7L5.8 4.9A7.6 7.6 0 1 0-5.8 4.9z" fill="currentColor" />
      <path
        d="M-5.8-4.9-9.2-7.7M0-7.6V-12M5.8-4.9 9.2-7.7M-7.6 0H-12M7.6 0H12"
        stroke="var(--surface)"
        stroke-width="1.4"
      />
      <circle r="4.3" fill="none" stroke="currentColor" stroke-width="1.7" />
      <path d="M-1.3-4v8M1.3-4v8" stroke="currentColor" />
      <path d="M-1.3 7v5M1.3 7v5" stroke="currentColor" stroke-width="1.2" />
    </svg>
  )
}
