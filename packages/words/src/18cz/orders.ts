import type {
  CompanyId,
  CzOrderKind,
  CzStopCode,
  CzStops,
  OTHERWISE,
  UP_TO,
  WATCHES,
} from '@roundhouse/titles/18cz'
import type { Naming } from '../naming.ts'
import type { OrderWords } from '../orders.ts'

type Watch = (typeof WATCHES)[number]
type Otherwise = (typeof OTHERWISE)[number]
type UpTo = (typeof UP_TO)[number]

/** The orders of 18CZ in one language: a missing kind, value or reason does not compile. */
export interface CzOrderTable {
  readonly names: Readonly<Record<CzOrderKind, string>>
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
    skip(company: string, upTo: UpTo): string
  }
  readonly ends: {
    pass(watch: Watch): readonly string[]
    buy(company: string, limit: number, until: number, otherwise: Otherwise): readonly string[]
    draft(): readonly string[]
    skip(company: string, upTo: UpTo): readonly string[]
  }
  readonly stops: { readonly [Code in CzStopCode]: (params: CzStops[Code], at: Naming) => string }
}

/** The same as the table page asks for them. */
export function czOrderWords(t: CzOrderTable): OrderWords {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    watch: t.watch,
    otherwise: t.otherwise,
    upTo: t.upTo,
  }
  return {
    name: (kind) => t.names[kind as CzOrderKind],
    about: () => t.company,
    field: (id) => t.fields[id as keyof CzOrderTable['fields']],
    value: (id, value) => choices[id]?.[value] ?? value,
    brief({ kind, about, values }) {
      const company = about as CompanyId
      switch (kind as CzOrderKind) {
        case 'pass':
          return t.brief.pass(values['watch'] as Watch)
        case 'buy':
          return t.brief.buy(company, Number(values['limit']), Number(values['until']))
        case 'draft':
          return t.names.draft
        case 'skip':
          return t.brief.skip(company, values['upTo'] as UpTo)
      }
    },
    does({ kind, about, values }) {
      const company = about as CompanyId
      switch (kind as CzOrderKind) {
        case 'pass':
          return t.does.pass()
        case 'buy':
          return t.does.buy(company, Number(values['limit']), values['otherwise'] as Otherwise)
        case 'draft':
          return t.does.draft()
        case 'skip':
          return t.does.skip(company, values['upTo'] as UpTo)
      }
    },
    ends({ kind, about, values }) {
      const company = about as CompanyId
      const [limit, until] = [Number(values['limit']), Number(values['until'])]
      switch (kind as CzOrderKind) {
        case 'pass':
          return t.ends.pass(values['watch'] as Watch)
        case 'buy':
          return t.ends.buy(company, limit, until, values['otherwise'] as Otherwise)
        case 'draft':
          return t.ends.draft()
        case 'skip':
          return t.ends.skip(company, values['upTo'] as UpTo)
      }
    },
    stopped(code, params, at) {
      if (!Object.hasOwn(t.stops, code)) return code
      const say = t.stops[code as CzStopCode] as (params: object, at: Naming) => string
      return say(params, at)
    },
  }
}
