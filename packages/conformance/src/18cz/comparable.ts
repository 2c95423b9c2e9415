import { companyIndex, sizeData } from '@roundhouse/titles/18cz'
import { type Json, type JsonObject, isObject, listAt, numberAt, objectAt } from '../json.ts'
import { objectOr } from '../railway/normal-form.ts'
import { names } from './names.ts'

/** Locals that nobody bought in the pre-stock round are gone; see the exemption of `pv.*`. */
export function withoutUnsold(digest: JsonObject): JsonObject {
  if (objectOr(digest['r'])['k'] === 'Draft') return digest
  const locals = Object.entries(objectOr(digest['pv'])).filter(([, local]) => objectOr(local)['o'] !== 'none')
  return { ...digest, pv: Object.fromEntries(locals) }
}

/**
 * As long as an acquirer has to take off stations in one hex, the recording engine shows the acquired company as still
 * there. This is the same digest with the purchase completed: shares and marker gone, stations with the acquirer.
 */
export function completed(digest: JsonObject, acquirer: string, acquired: string): JsonObject {
  const companies = objectAt(digest, 'co') ?? {}
  const [buyer, bought] = [objectAt(companies, acquirer), objectAt(companies, acquired)]
  if (buyer === null || bought === null) return digest
  const { [acquired]: _gone, ...others } = companies
  return {
    ...digest,
    pl: mapped(objectAt(digest, 'pl') ?? {}, (player, name) =>
      withoutShares(player, acquired, bought['own'] === name),
    ),
    co: { ...others, [acquirer]: withStations(buyer, bought) },
    mkt: withoutMarker(objectAt(digest, 'mkt') ?? {}, acquired),
  }
}

function withStations(buyer: JsonObject, bought: JsonObject): JsonObject {
  const unplaced = [...listAt(buyer, 'ut'), ...listAt(bought, 'ut').map(() => 100)]
  const merged: Record<string, Json> = { ...buyer, tk: [...listAt(buyer, 'tk'), ...listAt(bought, 'tk')] }
  if (unplaced.length > 0) merged['ut'] = unplaced
  return merged
}

function withoutShares(player: JsonObject, company: string, isDirector: boolean): JsonObject {
  const { [company]: percent, ...shares } = objectAt(player, 'sh') ?? {}
  if (typeof percent !== 'number') return player
  const ours = names.ourCompany(company)
  const share = ours === null ? 1 : sizeData(companyIndex(ours)).percent
  const certificates = percent / share - (isDirector ? 1 : 0)
  return { ...player, sh: shares, n: (numberAt(player, 'n') ?? 0) - certificates }
}

function withoutMarker(market: JsonObject, company: string): JsonObject {
  return Object.fromEntries(
    Object.entries(market).flatMap(([cell, stack]) => {
      const left = Array.isArray(stack) ? (stack as readonly Json[]).filter((each) => each !== company) : []
      return left.length === 0 ? [] : [[cell, left]]
    }),
  )
}

function mapped(object: JsonObject, change: (value: JsonObject, key: string) => JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, isObject(value) ? change(value, key) : value]),
  )
}
