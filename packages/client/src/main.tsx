import './shell/tokens.css'
import './shell/base.css'
import './shell/shell.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { keepOffline } from './shell/update.tsx'
import { commonWords } from './shell/words.ts'

const root = document.getElementById('app')
await commonWords.ready()
if (root !== null) render(<App />, root)
keepOffline()
