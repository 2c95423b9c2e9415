import { useState } from 'preact/hooks'
import { Confirmed } from '../shell/confirmed.tsx'
import { download, fileName } from '../shell/download.ts'
import { Icon, type IconName } from '../shell/icons.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { chooseTheme, theme } from '../shell/preferences.ts'
import { go } from '../shell/router.ts'
import { words } from '../shell/words.ts'
import { guideWanted, wantGuide } from './guide-wanted.ts'
import { screenSize } from './screen-size.ts'
import type { Table } from './table.ts'

/** What is not part of the game: rules, keys, links, the game file, the way out. */
export function MenuBox(props: {
  readonly table: Table
  readonly guided: boolean
  readonly close: () => void
}) {
  const { table, guided, close } = props
  const [copied, setCopied] = useState<{ readonly name: string; readonly done: boolean } | null>(null)
  const t = words.value.table
  const then = (act: () => void) => () => {
    close()
    act()
  }
  const copy = (name: string, link: () => Promise<string>) => async () => {
    try {
      const address = await link()
      await navigator.clipboard.writeText(address)
      setCopied({ name, done: true })
    } catch {
      // Over plain http there is no clipboard, and offline there is no link.
      setCopied({ name, done: false })
    }
  }
  const told = (name: string, words: string): string => {
    if (copied?.name !== name) return words
    return copied.done ? t.menu.copied : t.menu.notCopied
  }
  const { table: address, personal, replace, file } = table.extras
  const phone = screenSize.value === 'phone'
  return (
    <div class="menu-box">
      <p class="menu-head">
        <b>{table.session.title.name}</b>
        <span>
          {table.session.tableName.value} · {t.players(table.session.players.value.length)}
        </span>
      </p>
      {phone && <LanguageSwitch />}
      {phone && (
        <Item
          icon={theme.value === 'dark' ? 'sun' : 'moon'}
          name={theme.value === 'dark' ? words.value.shell.toLight : words.value.shell.toDark}
          onPress={() => chooseTheme(theme.value === 'dark' ? 'light' : 'dark')}
        />
      )}
      <Item
        icon="book"
        name={t.bar.rules}
        onPress={then(() => (table.open.value = { kind: 'rules', section: null }))}
      />
      <Item
        icon="check"
        name={t.gameRules.open(table.session.title.name, table.session.rules.number)}
        onPress={then(() => (table.open.value = { kind: 'game-rules' }))}
      />
      {guided && (
        <Item
          icon="people"
          name={guideWanted.value ? t.menu.guideOff : t.menu.guideOn}
          onPress={then(() => wantGuide(!guideWanted.value))}
        />
      )}
      {!phone && (
        <Item icon="screen" name={t.menu.keys} onPress={then(() => (table.open.value = { kind: 'keys' }))} />
      )}
      {address && <Item icon="globe" name={told('table', t.menu.table)} onPress={copy('table', address)} />}
      {personal && <Item icon="lock" name={told('seat', t.menu.personal)} onPress={copy('seat', personal)} />}
      {replace && (
        <Confirmed
          label={told('fresh', t.menu.replace)}
          question={words.value.table.menu.replaceQuestion}
          keep={words.value.shell.leaveIt}
          class="menu-item"
          icon="lock"
          onYes={copy('fresh', replace)}
        />
      )}
      {table.startPlan !== null && <Item icon="lock" name={t.plan.start} onPress={then(table.startPlan)} />}
      {file !== undefined && (
        <Item icon="check" name={t.menu.download} onPress={then(() => void save(table, file))} />
      )}
      <Item icon="people" name={t.menu.newGame} onPress={then(() => go('/'))} />
    </div>
  )
}

function Item(props: { readonly icon: IconName; readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" class="menu-item" onClick={props.onPress}>
      <Icon name={props.icon} size={16} />
      <span>{props.name}</span>
    </button>
  )
}

async function save({ session }: Table, file: () => Promise<string>): Promise<void> {
  download(fileName(session.title.name, session.tableName.value), await file())
}
