import { homeWords } from '../shell/home-words.ts'

interface OnlineProps {
  readonly listed: boolean
  readonly hints: boolean
  readonly onChange: (change: { readonly listed: boolean } | { readonly hints: boolean }) => void
}

/** What a table on the server is asked besides: whether anybody may find it, and whether bots may be asked. */
export function OnlineFields({ listed, hints, onChange }: OnlineProps) {
  const home = homeWords.value
  return (
    <>
      <Ticked
        label={home.listed}
        hint={home.listedHint}
        checked={listed}
        onChange={(checked) => onChange({ listed: checked })}
      />
      <Ticked
        label={home.hints.allow}
        hint={home.hints.hint}
        checked={hints}
        onChange={(checked) => onChange({ hints: checked })}
      />
    </>
  )
}

interface Props {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Yes or no, with what it means. */
function Ticked({ label, hint, checked, onChange }: Props) {
  return (
    <label class="ticked">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  )
}
