import { useState } from 'preact/hooks'
import { Confirmed } from '../shell/confirmed.tsx'
import { download, fileName } from '../shell/download.ts'
import { Icon, type IconName } from '../shell/icons.tsx'
import { choose, isDark } from '../shell/preferences.ts'
import { go } from '../shell/router.ts'
import { words } from '../shell/words.ts'
import { extrasOf } from './extras.ts'
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
  const { table: address, personal, replace, file, shared } = extrasOf(table.session)
  const phone = screenSize.value === 'phone'
  return (
    <div class="menu-box">
      <p class="menu-head">
        <b>{table.session.title.name}</b>
        <span>
          {table.session.tableName.value} · {t.players(table.session.players.value.length)}
        </span>
        {table.session.from !== null && (
          <span>{t.history.forkOf(table.session.from.table, table.session.from.at)}</span>
        )}
      </p>
      <Item
        icon={isDark.value ? 'sun' : 'moon'}
        name={isDark.value ? words.value.shell.toLight : words.value.shell.toDark}
        onPress={() => choose('theme', isDark.value ? 'light' : 'dark')}
      />
      <Item
        icon="book"
        name={t.bar.rules}
        onPress={then(() => (table.open.value = { kind: 'rules', section: null }))}
      />
      <Item
        icon="seal"
        name={t.gameRules.open(table.session.title.name, table.session.rules.number)}
        onPress={then(() => (table.open.value = { kind: 'game-rules' }))}
      />
      <Item
        icon="gear"
        name={words.value.shell.settings}
        onPress={then(() => (table.open.value = { kind: 'settings' }))}
      />
      {table.session.seating !== null && (
        <Item
          icon="person"
          name={t.menu.seats}
          onPress={then(() => (table.open.value = { kind: 'seats' }))}
        />
      )}
      {table.session.kind === 'local' &&
        table.session.advised.value &&
        table.session.history.state.ended === null && (
          <Item
            icon="bot"
            name={t.menu.opinion}
            onPress={then(() => (table.open.value = { kind: 'opinion' }))}
          />
        )}
      {guided && (
        <Item
          icon="help"
          name={guideWanted.value ? t.menu.guideOff : t.menu.guideOn}
          onPress={then(() => wantGuide(!guideWanted.value))}
        />
      )}
      {!phone && (
        <Item icon="keys" name={t.menu.keys} onPress={then(() => (table.open.value = { kind: 'keys' }))} />
      )}
      {address && <Item icon="link" name={told('table', t.menu.table)} onPress={copy('table', address)} />}
      {personal && (
        <Item icon="person" name={told('seat', t.menu.personal)} onPress={copy('seat', personal)} />
      )}
      {replace && (
        <Confirmed
          label={told('fresh', t.menu.replace)}
          question={words.value.table.menu.replaceQuestion}
          keep={words.value.shell.leaveIt}
          class="menu-item"
          icon="rot"
          onYes={copy('fresh', replace)}
        />
      )}
      {table.startPlan !== null && table.session.history.state.ended === null && (
        <Item icon="lock" name={t.plan.start} onPress={then(table.startPlan)} />
      )}
      {shared && <Item icon="link" name={told('game', t.menu.shared)} onPress={copy('game', shared)} />}
      {file !== undefined && (
        <Item icon="down" name={t.menu.download} onPress={then(() => void save(table, file))} />
      )}
      <Item icon="house" name={t.menu.newGame} onPress={then(() => go('/'))} />
    </div>
  )
}

type Glyph =
  | Extract<IconName, 'sun' | 'moon' | 'book' | 'seal' | 'gear' | 'lock' | 'house' | 'bot'>
  | keyof typeof ONLY_HERE

/** Glyphs that no other part of the page has, on 16 by 16. */
const ONLY_HERE = {
  help: 'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 1.600a4.900 4.900 0 1 1 0 9.800 4.900 4.900 0 0 1 0-9.800zM7.200 10.300h1.600v1.600H7.200zM8 4.200c-1.600 0-2.600 1-2.600 2.400H7c0-.6.4-.9 1-.9s1 .3 1 .8c0 .9-1.800 1.100-1.800 2.900h1.600c0-1.100 1.800-1.300 1.800-2.900 0-1.400-1.100-2.300-2.600-2.300z',
  keys: 'M1 3.500h14v9H1zM2.500 5v6h11V5zM4 6.200h1.400v1.400H4zm2.900 0h1.400v1.400H6.900zm2.900 0h1.400v1.400H9.800zM4.500 8.800h7v1.300h-7z',
  link: 'M6.700 9.900 5.300 11.300a1.700 1.700 0 0 1-2.500-2.500l2.300-2.300a1.700 1.700 0 0 1 2.500 0l1.100-1.100a3.300 3.300 0 0 0-4.700 0L1.700 7.700a3.300 3.300 0 0 0 4.700 4.700L7.900 11zm2.600-3.800 1.400-1.400a1.700 1.700 0 0 1 2.500 2.500l-2.300 2.300a1.700 1.700 0 0 1-2.500 0L7.300 10.600a3.300 3.300 0 0 0 4.700 0l2.300-2.300a3.300 3.300 0 0 0-4.700-4.700L8.100 5z',
  person: 'M8 1.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 14.500c0-3.400 2.400-5.500 6-5.500s6 2.100 6 5.500z',
  down: 'M7.200 1.500h1.600v6.100l2.200-2.200 1.100 1.100L8 10.700 3.900 6.500 5 5.400l2.200 2.200zM2 10.500h1.600v2.400h8.800v-2.400H14v4H2z',
} as const

function Item(props: { readonly icon: Glyph; readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" class="menu-item" onClick={props.onPress}>
      <GlyphOf name={props.icon} />
      <span>{props.name}</span>
    </button>
  )
}

function GlyphOf({ name }: { readonly name: Glyph }) {
  if (!Object.hasOwn(ONLY_HERE, name)) return <Icon name={name as IconName} size={16} />
  return (
    <svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={ONLY_HERE[name as keyof typeof ONLY_HERE]} />
    </svg>
  )
}

async function save({ session }: Table, file: () => Promise<string>): Promise<void> {
  download(fileName(session.title.name, session.tableName.value), await file())
}
