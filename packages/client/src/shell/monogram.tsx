/** The first letter of a name: players have names, never colours. Without a name, an empty place. */
export function Monogram({ name }: { readonly name: string }) {
  const [first = ''] = name.trim()
  return (
    <span class={first === '' ? 'monogram empty' : 'monogram'} aria-hidden="true">
      {first.toUpperCase()}
    </span>
  )
}
