import {
  type Action,
  type History,
  type Rng,
  asReadonly,
  choices,
  createRng,
  draw,
  pick,
} from '@roundhouse/kernel'
import { Browser, type Place, people } from '../test/at-table.ts'

const SPECTATORS = 2

/** Three people who play by lot and two who watch, with a page for each of them. */
export class BenchTable {
  readonly #game: string
  readonly #browsers: readonly Browser[]
  readonly #rng: Rng
  #places: Place[] = []
  #sentAt: number | null = null
  times: number[] = []
  errors = 0
  deliveries = 0

  static async create(address: string): Promise<BenchTable> {
    const browsers = Array.from({ length: 3 + SPECTATORS }, () => new Browser({ address }))
    const [ana, ben, eva] = browsers as [Browser, Browser, Browser]
    const seated = await ana.create({ seats: people('Ana', null, null) })
    await ben.join(seated, 'Ben')
    await eva.join(seated, 'Eva')
    return new BenchTable(seated.game.id, browsers)
  }

  constructor(game: string, browsers: readonly Browser[]) {
    this.#game = game
    this.#browsers = browsers
    this.#rng = createRng(game)
  }

  async sit(): Promise<void> {
    this.#places = await Promise.all(this.#browsers.map((browser) => browser.open(this.#game)))
    for (const place of this.#places) {
      await place.next('welcome')
      place.socket.addEventListener('message', () => this.#heard(place))
      place.socket.addEventListener('close', () => (this.errors += this.#places.length === 0 ? 0 : 1))
    }
  }

  get waiting(): boolean {
    return this.#sentAt !== null
  }

  get sockets(): number {
    return this.#places.filter((place) => place.closed === null).length
  }

  startCounting(): void {
    this.times = []
    this.errors = 0
    this.deliveries = 0
  }

  /** Plays the next action, unless the last one is still under way or the game is over. */
  act(): boolean {
    const history = this.#places[0]?.history as History
    const [seat] = history.title.toAct(asReadonly(history.state))
    if (this.#sentAt !== null || seat === undefined) return false
    const place = this.#places[seat] as Place
    // The page of this seat may hear of the last action a moment after the first one has.
    if (place.version !== history.version) return false
    const action: Action = pick(choices(history.title, history.state, seat), (below) =>
      draw(this.#rng, below),
    )
    this.#sentAt = performance.now()
    place.send({ type: 'act', id: crypto.randomUUID(), seat, version: history.version, action })
    return true
  }

  leave(): void {
    const places = this.#places
    this.#places = []
    // Who leaves does not hear the answer; the game has it.
    this.#sentAt = null
    for (const place of places) place.socket.close()
  }

  #heard(place: Place): void {
    const message = place.received.at(-1)
    if (message?.type === 'entries') this.deliveries += 1
    if (message?.type === 'fault' || message?.type === 'refused') this.errors += 1
    if (message?.type === 'ack' && this.#sentAt !== null) {
      this.times.push(performance.now() - this.#sentAt)
      this.#sentAt = null
    }
    place.received.length = 0
  }
}
