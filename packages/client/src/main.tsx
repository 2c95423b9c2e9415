import './shell/tokens.css'
import './shell/base.css'
import './shell/shell.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { keepOffline } from './shell/update.tsx'
import { commonWords } from './shell/words.ts'

const root = document.getElementById('app')
// The page that is nearly always wanted first comes beside its words.
if (location.pathname === '/') void import('./home/home-page.tsx').catch(() => {})
await commonWords.ready()
if (root !== null) render(<App />, root)
keepOffline()
