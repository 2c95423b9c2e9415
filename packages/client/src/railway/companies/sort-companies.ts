import type { CompanyView } from '@roundhouse/view/railway'

/** Companies by what can be done with them now. */
export interface SortedCompanies {
  /** In turn order. */
  readonly open: readonly CompanyView[]
  /** Shares are sold, but it does not operate yet. */
  readonly started: readonly CompanyView[]
  readonly onSale: readonly CompanyView[]
  readonly later: readonly CompanyView[]
  readonly closed: readonly CompanyView[]
}

export function sortCompanies(companies: readonly CompanyView[]): SortedCompanies {
  const having = (...status: CompanyView['status'][]): CompanyView[] =>
    companies.filter((company) => status.includes(company.status))
  return {
    open: having('open').toSorted((a, b) => (a.place ?? 99) - (b.place ?? 99)),
    started: having('started'),
    onSale: having('shelf'),
    later: having('later'),
    closed: having('closed'),
  }
}

/** The companies of each kind in the order of the kinds; where a title has no such kinds, all in one group. */
export function companiesByKind(
  companies: readonly CompanyView[],
  kinds: readonly string[],
): readonly { readonly kind: string; readonly companies: readonly CompanyView[] }[] {
  if (kinds.length === 0) return [{ kind: '', companies }]
  return kinds
    .map((kind) => ({ kind, companies: companies.filter(({ size }) => size === kind) }))
    .filter((group) => group.companies.length > 0)
}
