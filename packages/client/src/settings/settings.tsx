import { LANGUAGES, LANGUAGE_NAMES } from '@roundhouse/words'
import { useId } from 'preact/hooks'
import { SETTINGS, type Setting, choose, language, settings } from '../shell/preferences.ts'
import { chooseLanguage, words } from '../shell/words.ts'
import { settingsWords } from './words.ts'
import './settings.css'

const NAMES = Object.keys(SETTINGS) as Setting[]

/** Everything a player sets once; each choice counts at once and stays on this device. */
export function Settings() {
  const t = settingsWords.value
  return (
    <div class="settings">
      <Row
        name={words.value.shell.language}
        values={LANGUAGES.map((each) => ({ id: each, name: LANGUAGE_NAMES[each], lang: each }))}
        chosen={language.value}
        choose={(id) => void chooseLanguage(id)}
      />
      {NAMES.map((name) => (
        <SettingRow key={name} name={name} />
      ))}
      <p class="muted">{t.kept}</p>
    </div>
  )
}

function SettingRow({ name }: { readonly name: Setting }) {
  const { name: heading, hint, values } = settingsWords.value.rows[name]
  const worded: Readonly<Record<string, string>> = values
  return (
    <Row
      name={heading}
      hint={hint}
      values={SETTINGS[name].map((id: string) => ({ id, name: worded[id] ?? id }))}
      chosen={settings[name].value}
      // Each is offered its own values alone.
      choose={(id) => choose(name, id as never)}
    />
  )
}

interface RowProps<Id extends string> {
  readonly name: string
  readonly hint?: string
  readonly values: readonly { readonly id: Id; readonly name: string; readonly lang?: string }[]
  readonly chosen: Id
  readonly choose: (id: Id) => void
}

function Row<Id extends string>({ name, hint, values, chosen, choose: take }: RowProps<Id>) {
  const group = useId()
  return (
    <fieldset class="setting">
      <legend>{name}</legend>
      <div class="values">
        {values.map((value) => (
          <label key={value.id} class={value.id === chosen ? 'chosen' : ''} lang={value.lang}>
            <input
              type="radio"
              class="visually-hidden"
              name={group}
              value={value.id}
              checked={value.id === chosen}
              aria-describedby={hint === undefined ? undefined : `${group}-hint`}
              onChange={() => take(value.id)}
            />
            {value.name}
          </label>
        ))}
      </div>
      {hint !== undefined && <small id={`${group}-hint`}>{hint}</small>}
    </fieldset>
  )
}
