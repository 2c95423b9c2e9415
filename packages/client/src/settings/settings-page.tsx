import { usePageTitle } from '../shell/page-title.ts'
import { Page } from '../shell/page.tsx'
import { words } from '../shell/words.ts'
import { Settings } from './settings.tsx'

/** The settings as a page of their own, for who is at no table. */
export function SettingsPage() {
  const { settings } = words.value.shell
  usePageTitle(settings)
  return (
    <Page class="settings-page">
      <h1>{settings}</h1>
      <div class="card">
        <Settings />
      </div>
    </Page>
  )
}
