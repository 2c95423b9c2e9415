import type { Seat } from '@roundhouse/kernel'
import type { Naming } from '../naming.ts'
import type { OrderWords } from '../orders.ts'
import type { Worded } from '../reasons.ts'

/**
 * 'pass': in the stock round, until something happens; 'buy': a share of one company in each turn of the stock round;
 * 'draft': pass before the first stock round; 'decline': name and bid nothing in Parliament; 'skip': leave out what is
 * optional in the turn of a company.
 */
type OrderKind = 'pass' | 'buy' | 'draft' | 'decline' | 'skip'

/** How companies of a title become one: not at all, by acquiring others, or by mergers as well. */
export type Joining = 'never' | 'acquires' | 'merges'
/** What wakes a player who passes: trade in what he holds, any trade, or nothing before the end of the round. */
type Watch = 'mine' | 'any' | 'nothing'
/** What happens in a turn in which the share cannot be had at the price. */
type Otherwise = 'pass' | 'stop'
/** How far the turn of a company is skipped: what comes before its run, or all that is optional. */
type UpTo = 'run' | 'turn'

/** Why an order has stopped by its own conditions. */
export interface RailwayStops {
  'round-over': object
  director: { company: string; seat: Seat }
  sold: { company: string; seat: Seat }
  bought: { company: string; seat: Seat }
  started: { company: string; seat: Seat }
  exchanged: { company: string; seat: Seat }
  held: { company: string; shares: number }
  price: { company: string; price: number; limit: number }
  none: { company: string }
  money: { company: string; price: number; cash: number }
  'steps-over': { company: string }
  'turn-over': { company: string }
}

/** The words of a title's orders, as long as there is one for every reason for which they stop. */
export type OrdersFor<Stops> = Stops extends {
  readonly [Code in keyof Stops]: Code extends keyof RailwayStops ? RailwayStops[Code] : never
}
  ? OrderWords
  : never

/** The orders of railway titles in one language: a missing kind, value or reason does not compile. */
export interface OrderTable {
  readonly names: Readonly<Record<OrderKind, string>>
  readonly company: string
  readonly fields: { readonly watch: string; limit: string; until: string; otherwise: string; upTo: string }
  readonly watch: Readonly<Record<Watch, string>>
  readonly otherwise: Readonly<Record<Otherwise, string>>
  readonly upTo: Readonly<Record<UpTo, string>>
  readonly brief: {
    pass(watch: Watch): string
    buy(company: string, limit: number, until: number): string
    skip(company: string, upTo: UpTo): string
  }
  readonly does: {
    pass(): string
    buy(company: string, limit: number, otherwise: Otherwise): string
    draft(): string
    decline(): string
    skip(company: string, upTo: UpTo): string
  }
  readonly ends: {
    pass(watch: Watch): readonly string[]
    buy(company: string, limit: number, until: number, otherwise: Otherwise): readonly string[]
    draft(): readonly string[]
    decline(): readonly string[]
    skip(company: string, upTo: UpTo): readonly string[]
  }
  readonly stops: Worded<RailwayStops>
}

/** The same as the table page asks for them. */
export function orderWords(t: OrderTable): OrderWords {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    watch: t.watch,
    otherwise: t.otherwise,
    upTo: t.upTo,
  }
  return {
    name: (kind) => t.names[kind as OrderKind],
    about: () => t.company,
    field: (id) => t.fields[id as keyof OrderTable['fields']],
    value: (id, value) => choices[id]?.[value] ?? value,
    brief({ kind, about, values }) {
      const company = about ?? ''
      switch (kind as OrderKind) {
        case 'pass':
          return t.brief.pass(values['watch'] as Watch)
        case 'buy':
          return t.brief.buy(company, Number(values['limit']), Number(values['until']))
        case 'draft':
          return t.names.draft
        case 'decline':
          return t.names.decline
        case 'skip':
          return t.brief.skip(company, values['upTo'] as UpTo)
      }
    },
    does({ kind, about, values }) {
      const company = about ?? ''
      switch (kind as OrderKind) {
        case 'pass':
          return t.does.pass()
        case 'buy':
          return t.does.buy(company, Number(values['limit']), values['otherwise'] as Otherwise)
        case 'draft':
          return t.does.draft()
        case 'decline':
          return t.does.decline()
        case 'skip':
          return t.does.skip(company, values['upTo'] as UpTo)
      }
    },
    ends({ kind, about, values }) {
      const company = about ?? ''
      const [limit, until] = [Number(values['limit']), Number(values['until'])]
      switch (kind as OrderKind) {
        case 'pass':
          return t.ends.pass(values['watch'] as Watch)
        case 'buy':
          return t.ends.buy(company, limit, until, values['otherwise'] as Otherwise)
        case 'draft':
          return t.ends.draft()
        case 'decline':
          return t.ends.decline()
        case 'skip':
          return t.ends.skip(company, values['upTo'] as UpTo)
      }
    },
    stopped(code, params, at) {
      if (!Object.hasOwn(t.stops, code)) return code
      const say = t.stops[code as keyof RailwayStops] as (params: object, at: Naming) => string
      return say(params, at)
    },
  }
}
