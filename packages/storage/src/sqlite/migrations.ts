import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/**
 * Step n of this list leads from version n to version n + 1 of the database (`user_version`).
 * A step that has been released is never changed: what comes later is a new step.
 */
export const MIGRATIONS: readonly string[] = [
  `create table games (
     id text primary key,
     title text not null,
     rules text not null,
     variant text,
     options text not null,
     seed text not null,
     name text,
     listed integer not null,
     invite text not null,
     created integer not null,
     started integer,
     ended integer,
     to_act text not null
   ) strict;
   create index listed_games on games (created desc, id desc) where listed = 1;

   create table seats (
     game text not null references games (id),
     seat integer not null,
     kind text not null check (kind in ('person', 'bot')),
     name text,
     bot text,
     secret_hash text,
     primary key (game, seat)
   ) strict, without rowid;

   create table entries (
     game text not null references games (id),
     number integer not null,
     seat integer not null,
     message text,
     entry text not null,
     primary key (game, number)
   ) strict, without rowid;
   create unique index entry_messages on entries (game, seat, message) where message is not null;`,

  `create table chat_lines (
     game text not null references games (id),
     number integer not null,
     seat integer not null,
     message text not null,
     text text not null,
     at integer not null,
     primary key (game, number)
   ) strict, without rowid;
   create unique index chat_messages on chat_lines (game, seat, message);`,

  `create table standing_orders (
     game text not null references games (id),
     seat integer not null,
     orders text not null,
     primary key (game, seat)
   ) strict, without rowid;`,

  'alter table entries add column fingerprint text;',
  `alter table games add column closed integer;
   alter table games add column closed_by text;
   alter table standing_orders add column answered text not null default '[]';

   create table key_rings (
     id integer primary key,
     ring text not null,
     game text not null references games (id),
     seat integer not null,
     box text not null
   ) strict;
   create unique index key_ring_games on key_rings (ring, game);
   create index key_ring_seats on key_rings (game, seat);

   create table last_try (
     only integer primary key check (only = 1),
     at integer not null
   ) strict;`,

  // Invitations that were given out before stay valid; what is kept of them opens nothing.
  `create table invitations (
     game text not null references games (id),
     hash text not null,
     primary key (game, hash)
   ) strict, without rowid;
   insert into invitations (game, hash) select id, sha256(invite) from games;
   alter table games drop column invite;`,

  `alter table games add column asking text;

   create table notes (
     game text not null references games (id),
     seat integer not null,
     text text not null,
     at integer not null,
     primary key (game, seat)
   ) strict, without rowid;`,

  `alter table seats add column stand_in text;
   alter table games add column hints integer not null default 0;`,
]

export const VERSION = MIGRATIONS.length

export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.['user_version'] ?? 0)
}

/** All missing steps in one transaction: a database is never left between two versions. */
export function migrate(database: DatabaseSync): void {
  if (versionOf(database) === VERSION) return
  database.function('sha256', { deterministic: true }, (text) =>
    createHash('sha256').update(String(text)).digest('hex'),
  )
  // What a step takes away is overwritten in the file.
  database.exec('pragma secure_delete = on')
  database.exec('begin immediate')
  try {
    // Read again under the lock: another process may have been first.
    for (const step of MIGRATIONS.slice(versionOf(database))) database.exec(step)
    database.exec(`pragma user_version = ${VERSION}`)
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
