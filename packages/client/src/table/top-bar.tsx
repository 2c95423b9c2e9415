import { BrandMark } from '../shell/brand.tsx'
import { Icon } from '../shell/icons.tsx'
import { Link } from '../shell/link.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { UpdatePill } from '../shell/update.tsx'
import { words } from '../shell/words.ts'
import { Menu } from './menu.tsx'
import { screenSize } from './screen-size.ts'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import './top-bar.css'

interface Props {
  readonly table: Table
  readonly title: TitleTable
}

/** Where we are, what is being done, whose turn it is: the same place in every title. */
export function TopBar({ table, title }: Props) {
  const t = words.value.table
  const { session } = table
  if (screenSize.value === 'phone') return <PhoneBar table={table} title={title} />
  return (
    <header class="top-bar">
      <Link to="/" class="brand" label={words.value.shell.home}>
        <BrandMark />
        <span>{words.value.shell.brand}</span>
      </Link>
      <div class="crumb table-name">
        <h1>{session.title.name}</h1>
        <span title={session.tableName.value}>
          {session.tableName.value} · {t.players(session.players.value.length)}
        </span>
      </div>
      <Doing title={title} />
      <div class="gauge">
        <title.Gauge />
      </div>
      <div class="push" />
      <UpdatePill />
      <ConnectionPill table={table} />
      <TurnPill table={table} title={title} />
      <div class="tools">
        <button
          type="button"
          class="button icon-only"
          aria-label={t.bar.rules}
          title={t.bar.rules}
          onClick={() => (table.open.value = { kind: 'rules', section: null })}
        >
          <Icon name="book" size={17} />
        </button>
        <ThemeSwitch />
        <Menu table={table} guided={title.Guide !== undefined} />
      </div>
    </header>
  )
}

/** By itself: a step through the history changes little else of the bar. */
function Doing({ title, heads = false }: Pick<Props, 'title'> & { readonly heads?: boolean }) {
  const { phase, doing } = title.headline.value
  return (
    <div class="crumb">
      {heads ? <h1 title={phase}>{phase}</h1> : <b title={phase}>{phase}</b>}
      <span title={doing}>{doing}</span>
    </div>
  )
}

function PhoneBar({ table, title }: Props) {
  return (
    <header class="top-bar phone">
      <div class="line">
        <Menu table={table} guided={title.Guide !== undefined} />
        <Doing title={title} heads />
        <div class="push" />
        <ConnectionPill table={table} />
        <TurnPill table={table} title={title} />
      </div>
      <UpdatePill />
      <div class="gauge">
        <title.Gauge />
      </div>
    </header>
  )
}

/** Amber with a lamp when somebody must act from here, grey with the name otherwise. */
function TurnPill({ table, title }: Props) {
  const mine = table.acting.value !== null
  return (
    <div class="turn-pill" data-mine={mine}>
      <i aria-hidden="true" />
      <span title={title.headline.value.turn}>{title.headline.value.turn}</span>
    </div>
  )
}

function ConnectionPill({ table }: { readonly table: Table }) {
  const t = words.value.table.connection
  const { connection, pending } = table.session
  if (connection.value === 'offline') return <span class="connection-pill">{t.offline}</span>
  if (connection.value === 'connecting') return <span class="connection-pill">{t.connecting}</span>
  if (connection.value === 'unsaved') return <span class="connection-pill">{t.unsaved}</span>
  return pending.value ? (
    <span class="connection-pill">
      <Icon name="clock" size={13} /> {t.sending}
    </span>
  ) : null
}
