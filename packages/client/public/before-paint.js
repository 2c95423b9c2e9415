// Runs before the first paint, so that a dark room never sees a white flash.
;(() => {
  let chosen = null
  let language = null
  try {
    chosen = localStorage.getItem('roundhouse.theme')
    language = localStorage.getItem('roundhouse.language')
  } catch {
    // Storage may be closed to this page; the device's preference then decides.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme =
    chosen === 'dark' || (chosen !== 'light' && dark) ? 'dark' : 'light'
  if (language === 'es' || language === 'it' || language === 'en') document.documentElement.lang = language
})()
