import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { KeptKey, KeyRings } from '../storage.ts'
import type { Guarded } from './guarded.ts'

/** The table of key rings: for each browser a row per seat it holds. */
export class SqliteKeyRings implements KeyRings {
  readonly #guarded: Guarded
  readonly #all: StatementSync
  readonly #one: StatementSync
  readonly #keep: StatementSync
  readonly #prune: StatementSync
  readonly #drop: StatementSync

  constructor(database: DatabaseSync, guarded: Guarded) {
    this.#guarded = guarded
    this.#all = database.prepare('select game, box from key_rings where ring = ? order by id')
    this.#one = database.prepare('select box from key_rings where ring = ? and game = ?')
    this.#keep = database.prepare(
      'insert or replace into key_rings (ring, game, seat, box) values (?, ?, ?, ?)',
    )
    this.#prune = database.prepare(`delete from key_rings where game = ? and seat = ? and id not in
      (select id from key_rings where game = ? and seat = ? order by id desc limit ?)`)
    this.#drop = database.prepare('delete from key_rings where ring = ? and game = ?')
  }

  async boxes(ring: string): Promise<readonly { readonly game: string; readonly box: string }[]> {
    const rows = this.#guarded.read(() => this.#all.all(ring))
    return (rows as unknown as { readonly game: string; readonly box: string }[]).map((row) => ({ ...row }))
  }

  async box(ring: string, game: string): Promise<string | null> {
    const box = this.#guarded.read(() => this.#one.get(ring, game)?.['box'])
    return typeof box === 'string' ? box : null
  }

  async keep(ring: string, { game, seat, box }: KeptKey, most: number): Promise<void> {
    await this.#guarded.write(() => {
      this.#keep.run(ring, game, seat, box)
      this.#prune.run(game, seat, game, seat, most)
    })
  }

  async drop(ring: string, game: string): Promise<void> {
    await this.#guarded.write(() => this.#drop.run(ring, game))
  }
}
