import './shell/tokens.css'
import './shell/base.css'
import './shell/shell.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { keepOffline } from './shell/update.tsx'

const root = document.getElementById('app')
if (root !== null) render(<App />, root)
keepOffline()
