import type { Action } from './action.ts'

/**
 * What a seat may do now, as data. A choice stands for one action or for a whole family of them;
 * walking it yields exactly the actions that the step accepts.
 */
export type Choice<A extends Action = Action> =
  | OneChoice<A>
  | AmountChoice<A>
  | ChainChoice<A>
  | TreeChoice<A>
  | OpenChoice<A>

export interface OneChoice<A> {
  readonly kind: 'one'
  readonly action: A
}

/** `action` with any amount from `min` to `max` in its field `field`. */
export interface AmountChoice<A> {
  readonly kind: 'amount'
  readonly action: A
  readonly field: string
  readonly min: number
  readonly max: number
  readonly step: number
}

/**
 * `action` with an ordered list of one to `most` items in its field `field`. The first item is one of
 * `open`; each later one is open too, or linked to an item chosen before it. No item twice; the costs
 * add up to `budget` at most. Items are indexes into `ids`; a cost below zero closes an item.
 */
export interface ChainChoice<A> {
  readonly kind: 'chain'
  readonly action: A
  readonly field: string
  readonly most: number
  readonly budget: number
  readonly ids: readonly string[]
  readonly cost: readonly number[]
  readonly open: readonly number[]
  readonly links: readonly (readonly number[])[]
}

/**
 * `action` with one value in each of its `fields`, read on the way down a tree: the first field from its top level, the
 * next from what hangs below, e.g. hex, tile, rotation.
 */
export interface TreeChoice<A> {
  readonly kind: 'tree'
  readonly action: A
  readonly fields: readonly string[]
  readonly tree: readonly TreeNode[]
}

/** A plain value is a leaf: it fills the last field. */
export type TreeNode = string | number | TreeBranch

export interface TreeBranch {
  readonly value: string | number
  readonly next: readonly TreeNode[]
}

/**
 * `action` is one that is accepted; more of its type may be, too many to list (e.g. the runs of trains). Walking yields
 * the one.
 */
export interface OpenChoice<A> {
  readonly kind: 'open'
  readonly action: A
}

/** Every action of these choices, one after the other. */
export function* walk<A extends Action>(choices: readonly Choice<A>[]): Generator<A> {
  for (const choice of choices) {
    if (choice.kind === 'one' || choice.kind === 'open') yield choice.action
    else if (choice.kind === 'amount') yield* walkAmounts(choice)
    else if (choice.kind === 'tree') yield* walkTree(choice, choice.tree, 0, choice.action)
    else for (const chain of walkChains(choice)) yield filled(choice, chainIds(choice, chain))
  }
}

/** How many actions `walk` yields. */
export function count(choices: readonly Choice[]): number {
  let sum = 0
  for (const choice of choices) {
    if (choice.kind === 'one' || choice.kind === 'open') sum += 1
    else if (choice.kind === 'tree') sum += countLeaves(choice.tree)
    else if (choice.kind === 'amount') sum += Math.floor((choice.max - choice.min) / choice.step) + 1
    else sum += countChains(choice, [], 0)
  }
  return sum
}

/** One action by lot: first the choice, then its details. `draw(n)` gives a number below n. */
export function pick<A extends Action>(choices: readonly Choice<A>[], draw: (below: number) => number): A {
  const choice = choices[choices.length === 1 ? 0 : draw(choices.length)]
  if (choice === undefined) throw new Error('nothing to choose from')
  if (choice.kind === 'one' || choice.kind === 'open') return choice.action
  if (choice.kind === 'tree') return pickLeaf(choice, draw)
  if (choice.kind === 'amount') {
    const steps = Math.floor((choice.max - choice.min) / choice.step)
    return filled(choice, choice.min + choice.step * draw(steps + 1))
  }
  const length = 1 + draw(choice.most)
  const chain: number[] = []
  let spent = 0
  while (chain.length < length) {
    const next = nextItems(choice, chain, spent)
    if (next.length === 0) break
    const item = next[draw(next.length)] as number
    chain.push(item)
    spent += choice.cost[item] as number
  }
  return filled(choice, chainIds(choice, chain))
}

/** The items that may follow `chain`, on which `spent` is spent already. */
export function nextItems(choice: ChainChoice<unknown>, chain: readonly number[], spent: number): number[] {
  const items: number[] = []
  if (chain.length >= choice.most) return items
  const left = choice.budget - spent
  const add = (item: number): void => {
    const cost = choice.cost[item] as number
    if (cost >= 0 && cost <= left && !chain.includes(item) && !items.includes(item)) items.push(item)
  }
  for (const item of choice.open) add(item)
  for (const placed of chain) for (const item of choice.links[placed] as readonly number[]) add(item)
  return items
}

function* walkAmounts<A extends Action>(choice: AmountChoice<A>): Generator<A> {
  for (let amount = choice.min; amount <= choice.max; amount += choice.step) yield filled(choice, amount)
}

function* walkTree<A extends Action>(
  choice: TreeChoice<A>,
  level: readonly TreeNode[],
  depth: number,
  action: A,
): Generator<A> {
  const field = choice.fields[depth] as string
  for (const node of level) {
    const deeper = { ...action } as unknown as Record<string, unknown>
    deeper[field] = typeof node === 'object' ? node.value : node
    if (typeof node === 'object') yield* walkTree(choice, node.next, depth + 1, deeper as unknown as A)
    else yield deeper as unknown as A
  }
}

function countLeaves(level: readonly TreeNode[]): number {
  let sum = 0
  for (const node of level) sum += typeof node === 'object' ? countLeaves(node.next) : 1
  return sum
}

function pickLeaf<A extends Action>(choice: TreeChoice<A>, draw: (below: number) => number): A {
  const action = { ...choice.action } as unknown as Record<string, unknown>
  let level = choice.tree
  for (const field of choice.fields) {
    const node = level[level.length === 1 ? 0 : draw(level.length)] as TreeNode
    action[field] = typeof node === 'object' ? node.value : node
    if (typeof node === 'object') level = node.next
  }
  return action as unknown as A
}

function* walkChains(choice: ChainChoice<unknown>, chain: number[] = [], spent = 0): Generator<number[]> {
  for (const item of nextItems(choice, chain, spent)) {
    const longer = [...chain, item]
    yield longer
    yield* walkChains(choice, longer, spent + (choice.cost[item] as number))
  }
}

function countChains(choice: ChainChoice<unknown>, chain: readonly number[], spent: number): number {
  const items = nextItems(choice, chain, spent)
  if (chain.length + 1 >= choice.most) return items.length
  let sum = items.length
  for (const item of items)
    sum += countChains(choice, [...chain, item], spent + (choice.cost[item] as number))
  return sum
}

function chainIds(choice: ChainChoice<unknown>, chain: readonly number[]): string[] {
  return chain.map((item) => choice.ids[item] as string)
}

function filled<A>(choice: { readonly action: A; readonly field: string }, value: unknown): A {
  return { ...choice.action, [choice.field]: value }
}
