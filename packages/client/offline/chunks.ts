/**
 * Which modules travel together. By itself the bundler makes a file of every set of modules that the same parts of the
 * page share, dozens of small ones for a table, and small files pack badly. Here are those that are always wanted
 * together; each takes only what two parts share, so what a single part needs still comes with that part.
 */
export const CHUNKS = [
  { name: 'preact', test: /preact|symbols.svg/ },
  {
    name: 'page',
    test: sources(
      'shell/',
      'titles',
      '[a-z0-9-]+/entry',
      'session/(api|local-games|local-store|glance|seen|download-row)',
      'table/guide-wanted',
    ),
  },
  { name: 'kernel', test: /packages.kernel.src/ },
  // The parts of all railway titles, but for their boards, which the home page draws, and the queue of searches, which
  // every table has; and their words in each language; the guide comes when it is wanted.
  {
    name: 'railways',
    test: /packages.(railways.src.(finance|fleet|rounds|state|runs.(?!run-qu))|routes.src)/,
  },
  {
    name: (id: string) => `railway-${/railway[\\/](en|es|it)[\\/]/.exec(id)?.[1] ?? 'words'}`,
    test: /packages.words.src.(railway.(?!.*guide)|(reasons|naming|capital|formats|sentences|shapes)[.]ts)/,
  },
  {
    // What small maps on the home page are drawn with, too.
    name: 'map',
    test: sources(
      'board/(outline|hex-geometry|words-on-map|memo)',
      'railway/board/(piece|slots|layout|measures|text-width|board-layers|land-around|station-token)',
      'railway/board/(hex-(signs|land|stops|words)|(stop|sign|figure|name)-places|track-)',
      'railway/looks',
    ),
  },
  { name: 'table', test: sources('board/', 'table/(?!orders|dialog)', 'session/(plan-session|unsent)') },
  {
    name: 'railway',
    test: sources(
      'railway/(?!bank|charts|companies|players|report|spreadsheet)',
      'railway/bank/(gauge|progress)',
      'railway/companies/(sort|opened)',
    ),
  },
  // What is asked off the map comes with the panel for it.
  {
    name: 'railway-decisions',
    test: /packages.view.src.railway.((?!private).*-decision|start-pick|loans)/,
  },
  // The views of each title, and those that railway titles share; what every table asks for is not among them.
  {
    name: (id: string) => /view[\\/]src[\\/]([a-z0-9-]+)/.exec(id)?.[1] ?? null,
    test: /packages.view.src.(?!railway.log-kind|.*board)/,
  },
].map((chunk) => ({ ...chunk, minShareCount: 2 }))

function sources(...paths: readonly string[]): RegExp {
  return new RegExp(`client/src/(${paths.join('|')}).*[.]tsx?([?]|$)`.replaceAll('/', '[\\\\/]'))
}
