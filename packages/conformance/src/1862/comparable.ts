import { type RmState, companyId } from '@roundhouse/titles/1862'
import { type Json, type JsonObject, isObject, listAt } from '../json.ts'
import { objectOr } from '../railway/normal-form.ts'
import { LONDON_HEXES } from './names.ts'
import type { Joining, Notebook } from './notebook.ts'
import { isVariant, laidForm, markedTile } from './small-tiles.ts'

/** A digest, recorded or ours, in the form in which two are compared; see the exemptions of 1862. */
export function comparable(state: RmState, digest: JsonObject, { closed, joining }: Notebook): JsonObject {
  const isCounting = state.step === 'tokensTooMany' && joining !== null
  const whole = isCounting ? joined(digest, state, joining) : digest
  return {
    ...whole,
    co: each(whole['co'], (company, id) => companyForm(company, closed.has(id))),
    ti: each(digest['ti'], tileForm),
    tc: each(without(objectOr(digest['tc']), isVariant), (left) => Math.max(0, Number(left))),
  }
}

/** Tokens too many are taken off while the companies are still two there: the survivor with the tokens of both. — 7.5.6 */
function joined(digest: JsonObject, state: RmState, { active, partner }: Joining): JsonObject {
  const survivor = companyId(state.amalgamation?.survivor ?? 0)
  const vanishing = survivor === active ? partner : active
  const companies = objectOr(digest['co'])
  const [taker, taken] = [objectOr(companies[survivor]), objectOr(companies[vanishing])]
  const tokens = new Set(
    [...listAt(taker, 'tk'), ...listAt(taken, 'tk')].map((token) => JSON.stringify(token)),
  )
  return {
    ...digest,
    co: {
      ...without(companies, (id) => id === vanishing),
      [survivor]: {
        ...without(taker, (key) => key === 'ut'),
        tk: [...tokens].map((token) => JSON.parse(token) as Json),
      },
    },
    mkt: Object.fromEntries(
      Object.entries(objectOr(digest['mkt'])).flatMap(([cell, ids]) => {
        const left = (ids as readonly Json[]).filter((id) => id !== vanishing)
        return left.length === 0 ? [] : [[cell, left]]
      }),
    ),
  }
}

function each(value: Json | undefined, change: (one: Json, key: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(objectOr(value)).map(([key, one]) => [key, change(one, key)]))
}

function without(object: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !isLeftOut(key)))
}

/** It keeps the par of a company that has closed, and that it has operated once. */
function companyForm(company: Json, hasClosed: boolean): Json {
  if (!isObject(company)) return company
  const isStarted = company['io'] === true
  const kept = without(company, (key) => (key === 'par' && !isStarted) || (key === 'op' && hasClosed))
  const tokens = company['tk']
  return Array.isArray(tokens) ? { ...kept, tk: (tokens as readonly Json[]).map(tokenForm) } : kept
}

/** Our London is one place for all links. — 7.6.5 */
function tokenForm(token: Json): Json {
  const [hex] = Array.isArray(token) ? (token as readonly Json[]) : []
  return typeof hex === 'string' && LONDON_HEXES.includes(hex) ? ['London', 0] : token
}

/** A tile of its own for each set of small stations there. */
function tileForm(laid: Json): Json {
  const [name, rotation] = Array.isArray(laid) ? (laid as readonly Json[]) : []
  if (typeof name !== 'string' || typeof rotation !== 'number') return laid
  const { tile, small } = markedTile(name, rotation)
  return laidForm(tile, rotation, small)
}
