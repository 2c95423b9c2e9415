import './shell/tokens.css'
import './shell/base.css'
import './shell/shell.css'
import { render } from 'preact'
import { App, HomePage } from './app.tsx'
import { keepOffline } from './shell/update.tsx'
import { commonWords } from './shell/words.ts'

const root = document.getElementById('app')
// The page that is nearly always wanted first comes beside the common words.
if (location.pathname === '/') void HomePage.ready().catch(() => {})
await commonWords.ready()
if (root !== null) render(<App />, root)
keepOffline()
