import type { LogEntry, PlacedOrder, Seat } from '@roundhouse/kernel'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type {
  ChangedTable,
  ChatQuery,
  Closed,
  EntryBatch,
  PageQuery,
  RulesChange,
  SaidLine,
  SeatOrders,
  SeatOwner,
  SeatTaker,
  Storage,
  StoredEntry,
  StoredGame,
  StoredLine,
} from '../storage.ts'
import { CommitQueue } from './commit-queue.ts'
import { type Guarded, guardedBy } from './guarded.ts'
import { SqliteKeyRings } from './key-rings.ts'
import { type GameRow, type SeatRow, askingText, gameFrom } from './rows.ts'

const SELECT_GAMES = `select games.*,
  (select coalesce(max(number), 0) from entries where game = games.id) as version from games`

/** `node:sqlite` works at once and blocks for it, so the promises here are for the databases to come. */
export class SqliteStorage implements Storage {
  readonly #database: DatabaseSync
  readonly #guarded: Guarded
  readonly #commits: CommitQueue
  readonly #statements = new Map<string, StatementSync>()
  readonly keyRings: SqliteKeyRings

  constructor(database: DatabaseSync, file: string) {
    this.#database = database
    this.#commits = new CommitQueue(database, file)
    this.#guarded = guardedBy(file)
    this.keyRings = new SqliteKeyRings(database, this.#guarded)
  }

  async createGame(game: StoredGame): Promise<boolean> {
    return this.#transaction(() => {
      const columns =
        'id, title, rules, variant, options, seed, name, listed, hints, created, started, ended, to_act, asking'
      const added = this.#run(
        `insert or ignore into games (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        game.id,
        game.title,
        game.rules,
        game.variant,
        JSON.stringify(game.options),
        game.seed,
        game.name,
        game.listed ? 1 : 0,
        game.hints ? 1 : 0,
        game.created,
        game.started,
        game.ended,
        JSON.stringify(game.toAct),
        askingText(game),
      )
      if (added === 0) return false
      for (const [seat, { kind, name, bot, secretHash }] of game.seats.entries()) {
        this.#run(
          'insert into seats (game, seat, kind, name, bot, secret_hash) values (?, ?, ?, ?, ?, ?)',
          game.id,
          seat,
          kind,
          name,
          bot,
          secretHash,
        )
      }
      return true
    })
  }

  async game(id: string): Promise<StoredGame | null> {
    return this.#guarded.read(() => this.#games(`${SELECT_GAMES} where id = ?`, id)[0] ?? null)
  }

  async listedGames({ status, before, limit }: PageQuery): Promise<readonly StoredGame[]> {
    const conditions = ['listed = 1']
    if (status === 'closed') conditions.push('closed is not null')
    else conditions.push('closed is null')
    if (status === 'open') conditions.push('started is null')
    if (status === 'running') conditions.push('started is not null and ended is null')
    if (status === 'ended') conditions.push('ended is not null')
    if (before !== null) conditions.push('(created, id) < (?, ?)')
    const sql = `${SELECT_GAMES} where ${conditions.join(' and ')} order by created desc, id desc limit ?`
    const values = before === null ? [limit] : [before.created, before.id, limit]
    return this.#guarded.read(() => this.#games(sql, ...values))
  }

  async isInvited(game: string, hash: string): Promise<boolean> {
    const sql = 'select 1 from invitations where game = ? and hash = ?'
    return this.#guarded.read(() => this.#prepare(sql).get(game, hash) !== undefined)
  }

  async invite(game: string, hash: string): Promise<void> {
    if (await this.isInvited(game, hash)) return
    const sql = 'insert into invitations (game, hash) values (?, ?) on conflict do nothing'
    await this.#transaction(() => this.#run(sql, game, hash))
  }

  async takeSeat(game: string, seat: Seat, taker: SeatTaker): Promise<boolean> {
    return this.#transaction(() => {
      const taken = this.#run(
        `update seats set name = ?, secret_hash = ?
         where game = ? and seat = ? and kind = 'person' and secret_hash is null
         and exists (select 1 from games where id = game and closed is null)`,
        taker.name,
        taker.secretHash,
        game,
        seat,
      )
      if (taken === 0) return false
      this.#startIfFull(game, taker.at)
      return true
    })
  }

  async changeSeat(game: string, seat: Seat, owner: SeatOwner): Promise<boolean> {
    const { bot, name } = owner.kind === 'bot' ? owner : { bot: null, name: null }
    return this.#transaction(() => {
      const changed = this.#run(
        `update seats set kind = ?, bot = ?, name = ? where game = ? and seat = ? and secret_hash is null
         and exists (select 1 from games where id = game and started is null and closed is null)`,
        owner.kind,
        bot,
        name,
        game,
        seat,
      )
      if (changed === 0) return false
      if (owner.kind === 'bot') this.#startIfFull(game, owner.at)
      return true
    })
  }

  async changeTable(game: string, table: ChangedTable): Promise<boolean> {
    const sql = `update games set variant = ?, options = ?, name = ?, listed = ?, hints = ?, to_act = ?,
      asking = ? where id = ? and started is null and closed is null`
    return this.#guarded.write(
      () =>
        this.#run(
          sql,
          table.variant,
          JSON.stringify(table.options),
          table.name,
          table.listed ? 1 : 0,
          table.hints ? 1 : 0,
          JSON.stringify(table.toAct),
          askingText(table),
          game,
        ) > 0,
    )
  }

  async releaseSeat(game: string, seat: Seat, secretHash: string): Promise<boolean> {
    const sql = `update seats set name = null, secret_hash = null
      where game = ? and seat = ? and secret_hash = ? and exists
      (select 1 from games where id = game and started is null and closed is null)`
    return this.#guarded.write(() => this.#run(sql, game, seat, secretHash) > 0)
  }

  async replaceSecret(game: string, seat: Seat, old: string, fresh: string): Promise<boolean> {
    const sql = 'update seats set secret_hash = ? where game = ? and seat = ? and secret_hash = ?'
    return this.#guarded.write(() => this.#run(sql, fresh, game, seat, old) > 0)
  }

  async keepStandIn(game: string, seat: Seat, bot: string | null): Promise<void> {
    const sql = 'update seats set stand_in = ? where game = ? and seat = ?'
    await this.#guarded.write(() => this.#run(sql, bot, game, seat))
  }

  async closeGame(game: string, { at, by }: Closed): Promise<boolean> {
    const sql = `update games set closed = ?, closed_by = ?
      where id = ? and started is null and closed is null`
    return this.#guarded.write(() => this.#run(sql, at, by, game) > 0)
  }

  async closeWaiting(openedBefore: number, at: number): Promise<readonly string[]> {
    const sql = `update games set closed = ?, closed_by = 'time'
      where started is null and closed is null and created < ? returning id`
    return this.#guarded.write(() => {
      const rows = this.#prepare(sql).all(at, openedBefore) as unknown as { readonly id: string }[]
      return rows.map(({ id }) => id)
    })
  }

  async entries(game: string, since: number, limit = -1): Promise<readonly StoredEntry[]> {
    return this.#guarded.read(() => {
      const sql = `select number, message, entry, fingerprint from entries
        where game = ? and number > ? order by number limit ?`
      const rows = this.#prepare(sql).all(game, since, limit) as unknown as EntryRow[]
      return rows.map(({ number, message, entry, fingerprint }) => ({
        number,
        message,
        entry: JSON.parse(entry) as LogEntry,
        ...(fingerprint === null ? {} : { fingerprint }),
      }))
    })
  }

  async changeRules(game: string, { from, to, version }: RulesChange): Promise<boolean> {
    return this.#transaction(() => {
      const sql = `update games set rules = ? where id = ? and rules = ?
        and (select coalesce(max(number), 0) from entries where game = games.id) = ?`
      return this.#run(sql, to, game, from, version) === 1
    })
  }

  append(batch: EntryBatch): Promise<'kept' | 'conflict'> {
    return this.#commits.add(batch)
  }

  async said(game: string, seat: Seat, message: string): Promise<number | null> {
    return this.#guarded.read(() => this.#said(game, seat, message))
  }

  async say({ game, seat, message, text, at }: SaidLine): Promise<number> {
    return this.#transaction(() => {
      const before = this.#said(game, seat, message)
      if (before !== null) return before
      const last = 'select coalesce(max(number), 0) as last from chat_lines where game = ?'
      const number = Number(this.#prepare(last).get(game)?.['last']) + 1
      const columns = 'game, number, seat, message, text, at'
      const sql = `insert into chat_lines (${columns}) values (?, ?, ?, ?, ?, ?)`
      this.#run(sql, game, number, seat, message, text, at)
      return number
    })
  }

  async chat(game: string, { after, before, limit }: ChatQuery): Promise<readonly StoredLine[]> {
    return this.#guarded.read(() => {
      const sql = `select number, seat, text, at from chat_lines
        where game = ? and number > ? and number < ? order by number desc limit ?`
      const rows = this.#prepare(sql).all(game, after, before ?? Number.MAX_SAFE_INTEGER, limit)
      return (rows as unknown as StoredLine[]).map((row) => ({ ...row })).toReversed()
    })
  }

  async orders(game: string): Promise<readonly SeatOrders[]> {
    return this.#guarded.read(() => {
      const sql = 'select seat, orders, answered from standing_orders where game = ? order by seat'
      const rows = this.#prepare(sql).all(game) as unknown as OrdersRow[]
      return rows.map(({ seat, orders, answered }) => ({
        seat,
        orders: JSON.parse(orders) as PlacedOrder[],
        answered: JSON.parse(answered) as string[],
      }))
    })
  }

  async keepOrders(game: string, { seat, orders, answered }: SeatOrders): Promise<void> {
    const sql = `insert into standing_orders (game, seat, orders, answered) values (?, ?, ?, ?)
      on conflict (game, seat) do update set orders = excluded.orders, answered = excluded.answered`
    await this.#guarded.write(() =>
      this.#run(sql, game, seat, JSON.stringify(orders), JSON.stringify(answered)),
    )
  }

  async note(game: string, seat: Seat): Promise<string> {
    const sql = 'select text from notes where game = ? and seat = ?'
    return this.#guarded.read(() => String(this.#prepare(sql).get(game, seat)?.['text'] ?? ''))
  }

  async keepNote(game: string, seat: Seat, text: string, at: number): Promise<void> {
    const sql = `insert into notes (game, seat, text, at) values (?, ?, ?, ?)
      on conflict (game, seat) do update set text = excluded.text, at = excluded.at`
    await this.#guarded.write(() => this.#run(sql, game, seat, text, at))
  }

  async tryWrite(at: number): Promise<void> {
    const sql = `insert into last_try (only, at) values (1, ?)
      on conflict (only) do update set at = excluded.at`
    await this.#guarded.write(() => this.#run(sql, at))
  }

  async gameIds(): Promise<readonly string[]> {
    return this.#guarded.read(() =>
      this.#prepare('select id from games order by created, id')
        .all()
        .map((row) => String(row['id'])),
    )
  }

  async close(): Promise<void> {
    if (!this.#database.isOpen) return
    await this.#commits.finish()
    if (!this.#database.isOpen) return
    this.#statements.clear()
    this.#database.close()
  }

  #startIfFull(game: string, at: number): void {
    this.#run(
      `update games set started = ? where id = ? and started is null and not exists
       (select 1 from seats where game = games.id and kind = 'person' and secret_hash is null)`,
      at,
      game,
    )
  }

  #said(game: string, seat: Seat, message: string): number | null {
    const sql = 'select number from chat_lines where game = ? and seat = ? and message = ?'
    const number = this.#prepare(sql).get(game, seat, message)?.['number']
    return number === undefined ? null : Number(number)
  }

  #games(sql: string, ...values: SQLInputValue[]): StoredGame[] {
    const rows = this.#prepare(sql).all(...values) as unknown as GameRow[]
    return rows.map((row) => {
      const seats = this.#prepare('select * from seats where game = ? order by seat').all(row.id)
      return gameFrom(row, seats as unknown as SeatRow[])
    })
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).changes)
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#database.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  #transaction<Result>(work: () => Result): Promise<Result> {
    return this.#guarded.write(() => {
      this.#database.exec('begin immediate')
      try {
        const result = work()
        this.#database.exec('commit')
        return result
      } catch (error) {
        if (this.#database.isTransaction) this.#database.exec('rollback')
        throw error
      }
    })
  }
}

interface EntryRow {
  readonly number: number
  readonly message: string | null
  readonly entry: string
  readonly fingerprint: string | null
}

interface OrdersRow {
  readonly seat: Seat
  readonly orders: string
  readonly answered: string
}
