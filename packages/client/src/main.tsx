import './shell/tokens.css'
import './shell/base.css'
import './shell/shell.css'
import { render } from 'preact'
import { App, prefetchPage } from './app.tsx'
import { keepOffline } from './shell/update.tsx'
import { commonWords } from './shell/words.ts'

prefetchPage()
// No await at the top of a module: the bundler would not join small files then.
void commonWords.ready().then(() => {
  const root = document.getElementById('app')
  if (root !== null) render(<App />, root)
  keepOffline()
})
