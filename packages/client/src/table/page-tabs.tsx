import { words } from '../shell/words.ts'
import type { Table } from './table.ts'
import type { PageId, TitleTable } from './title-ui.ts'
import './page-tabs.css'

/** The map and what can be laid in its place. A title without pages has no tabs. */
export function PageTabs({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const t = words.value.table
  if (title.pages.length === 0) return null
  const shown = table.page.value
  const show = (id: PageId | null): void => {
    table.page.value = id
    table.place.value = id === null ? 'board' : 'pages'
  }
  return (
    <nav class="page-tabs scrolls" aria-label={t.places.pages}>
      <button type="button" aria-current={shown === null ? 'page' : undefined} onClick={() => show(null)}>
        {t.tabs.map}
      </button>
      {title.pages.map(({ id, key, name }) => (
        <button
          key={id}
          type="button"
          aria-current={shown === id ? 'page' : undefined}
          aria-keyshortcuts={key ?? undefined}
          onClick={() => show(id)}
        >
          {name.value}
        </button>
      ))}
    </nav>
  )
}
