/**
 * The solver for trains that share track, which few titles have: it comes with those. Nothing else of the solver may
 * ask for one of these, or two files of the page would wait for each other (test/chunks).
 */
export const SHARED_TRACK =
  'basis|bits|check-run|check-shared|choice-program|choices[.]|coverage|describe-shared|exchange|few-slots|freight|greedy-choice|' +
  'hung-together|in-turn|joined|legs|meeting|narrowest|place-prices|room[.]|run-elsewhere|shared-|slot-filling|solve-shared|solve[.]|tableau|trunk-lines|what-if'

/**
 * Which modules travel together. By itself the bundler makes a file of every set of modules that the same parts of the
 * page share, dozens of small ones for a table, and small files pack badly. Here are those that are always wanted
 * together; each takes only what two parts share, so what a single part needs still comes with that part.
 */
export const CHUNKS = [
  { name: 'preact', test: /preact|symbols.svg/ },
  {
    // What home and every table have, the geometry of hexes among it.
    name: 'page',
    test: modules(
      'kernel/src/(names|record)[.]',
      'titles/[a-z0-9-]+/(about|amendments|edition|town-markers)[.]',
      'bots/src/levels',
      'words/src/(reasons|naming|capital|formats|shapes|languages)[.]',
      'protocol/src/faults[.]',
      ...client(
        // What is asked before something is done for good comes with the part that asks.
        'shell/(?!confirmed|focus-soon|download|fault-sentence)',
        'titles',
        '[a-z0-9-]+/entry',
        'session/(local-games|indexed-store|glance|seen)',
        'table/guide-wanted',
        'recorded/audited',
        'board/(outline|hex-geometry|memo)',
      ),
    ),
  },
  { name: 'kernel', test: modules('kernel/src/') },
  {
    // What the maps of railway titles are drawn with, the small ones on the home page too.
    name: 'map',
    test: modules(
      'railways/src/(board/(track|game-map|orientation|upgrade)|state/board)[.]',
      'view/src/railway/(board|printed-board|letters)[.]',
      ...client(
        'railway/board/(railway-mini-board|piece|slots|layout|measures|board-layers|land-around|region-print|station-token)',
        'railway/board/(hex-(land|stops|track)|stop-places|track-)',
        'railway/board/(tile|railway-board)[.]css',
        'railway/looks',
      ),
    ),
  },
  {
    // What is printed in the box of each title, its map and its companies, and the picture of it on the shelf.
    minShareCount: 1,
    name: (id: string) => `${titleIn(id)}-box`,
    test: modules(
      'titles/[a-z0-9-]+/(map|companies|hex-kinds|neighbours)[.]',
      ...client(
        '[a-z0-9-]+/(looks|mini-board|waters)[.]',
        'chicago-express/(company-sign|board/(waters|land|layout))[.]',
      ),
    ),
  },
  {
    // The parts of all railway titles, but for the queue of searches, which every table has.
    name: 'railways',
    test: modules(
      'railways/src/(events[.]|board|finance|fleet|rounds|state/(?!markers|warranties)|runs/(?!run-qu))',
      `routes/src/(?!${SHARED_TRACK})`,
    ),
  },
  {
    // Their words in each language; those of the guide, the log, refusals, orders and of a hex come when they are wanted, and the list
    // of one's tables says of rounds and steps alone.
    minShareCount: 1,
    name: (id: string) => `railway-${languageIn(id)}`,
    test: modules('words/src/railway/(?!.*(guide|figures|inspector|lines|orders|reasons|rounds))'),
  },
  {
    // The words of each title in each language; log and refusals of a railway title come when one is read, what
    // is asked off the map with the first such question.
    minShareCount: 1,
    name: (id: string) => `${titleIn(id)}-${languageIn(id)}`,
    test: modules(
      'words/src/(?!boxes|recorded|railway/.*rounds|18.*(amendments|lines|reasons|refus)|en/|es/|it/)[a-z0-9-]+/(?!.*guide|.*inspector|.*box|.*waters|.*summaries|.*steps|.*turns|.*/(off-map|panel-(joining|parliament|trains)))',
    ),
  },
  {
    name: 'table',
    test: modules(
      ...client(
        'board/(?!mini-map)',
        'table/(?!orders|dialog|log[.]|log-marks|menu-box|extras|ended-bar|why-not-popover|freest-place|plan-bar|presence-lamp|away-for|proposal[.]|guide[.]|guide-read|company-pieces)',
        'session/(unsent|kept-histories|title-at)',
        'report/use-width',
        'runs/run-client',
      ),
    ),
  },
  {
    // The rows and amounts of decisions that are made off the map.
    name: 'railway-rows',
    test: modules(
      ...client(
        'railway/panel/(groups|put-together|stepper|loans|bidders|figure-table)',
        'railway/map/why-no-power',
      ),
    ),
  },
  {
    name: 'railway',
    test: modules(
      ...client(
        // What few decisions show, and what the home page says of a table, comes when it is shown.
        'railway/(?!area|asked|saying|bank|board/(railway-mini-map|beside|fan-layout|impossible|tile-(fan|tray|button)|walk-tiles)|map/(fan|tray|tile-offers|impossible)|panel/(duties|best-change)|market/moves|charts|companies/company-chips|companies/charter|guide/(?!guide-place)|report|spreadsheet)',
        'railway/bank/(gauge|what-next|bank-offer)',
      ),
      'railways/src/runs/run-queue',
    ),
  },
  {
    // What is asked off the map comes with the panel for it.
    name: 'railway-decisions',
    test: modules('view/src/railway/((?!private).*-decision|start-pick|loans)'),
  },
  {
    // The views of each title, and those that railway titles share; what every table asks for is not among them.
    name: (id: string) => `${titleIn(id)}-view`,
    test: modules('view/src/(?!railway/(log-kind|region-hexes|private-decision)|.*(board|guide))'),
  },
].map((chunk) => ({ minShareCount: 2, ...chunk }))

/** Who asks for a later part, and the scripts that are there by then. */
const ALREADY_THERE = [
  { asks: /^/, has: /^(preact|page|preload-helper)-[\w-]{7}[.]js$/ },
  {
    asks: /^(table|railway|title-ui|local-page|online-page)-/,
    has: /^(kernel|table|fault-sentence|sentences)-[\w-]{7}[.]js$/,
  },
  { asks: /^railway-/, has: /^(map|railways|railway-view)-[\w-]{7}[.]js$/ },
]

/** What a later part needs is fetched beside it, but for what is there: every name costs bytes that all load. */
export function isToFetch(file: string, host: string): boolean {
  const name = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
  return !ALREADY_THERE.some(({ asks, has }) => asks.test(name(host)) && has.test(name(file)))
}

/** What is drawn with, whole or nearly so, as soon as a table opens. */
const DRAWS = /^(preact|page|map|table|railway|railway-view|title-ui)$/

/**
 * The code of a table is wanted at once: browsers that know the sign compile such a file whole, beside the page, while
 * it comes, and not function by function when the table is drawn. On small files and words it would be lost bytes.
 */
export function compileHint({
  name,
  modules,
}: {
  readonly name: string
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
}): string {
  const parts = Object.entries(modules).filter(([id]) => !/[\\/]words[\\/]/.test(id))
  const length = parts.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
  return length < (DRAWS.test(name) ? 16_000 : 80_000) ? '' : COMPILE_WHOLE
}

export const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad'

/** Modules whose path below `packages` begins like one of these. */
function modules(...paths: readonly string[]): RegExp {
  return new RegExp(`packages/(?=.*[.](tsx?|css)([?]|$))(${paths.join('|')})`.replaceAll('/', '[\\\\/]'))
}

function client(...paths: readonly string[]): string[] {
  return paths.map((path) => `client/src/${path}`)
}

/** The folder that a module of a title lies in; all else is called `railway`. */
function titleIn(id: string): string {
  return /(?:titles|src)[\\/]([a-z0-9-]+)[\\/]/.exec(id)?.[1] ?? 'railway'
}

function languageIn(id: string): string {
  return /[\\/](en|es|it)[\\/]/.exec(id)?.[1] ?? 'words'
}
