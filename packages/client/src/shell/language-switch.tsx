import { LANGUAGES, LANGUAGE_NAMES } from '@roundhouse/words'
import { language } from './preferences.ts'
import { chooseLanguage, words } from './words.ts'

/** Each language in its own name; in narrow places by its letters. */
export function LanguageSwitch() {
  return (
    <div class="language-switch" role="group" aria-label={words.value.shell.language}>
      {LANGUAGES.map((each) => (
        <button
          type="button"
          key={each}
          lang={each}
          aria-pressed={each === language.value}
          title={LANGUAGE_NAMES[each]}
          onClick={() => void chooseLanguage(each)}
        >
          <span class="short">{each.toUpperCase()}</span> <span class="long">{LANGUAGE_NAMES[each]}</span>
        </button>
      ))}
    </div>
  )
}
