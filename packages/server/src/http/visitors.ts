import type { FastifyRequest } from 'fastify'
import { BlockList, isIP } from 'node:net'

/** The proxies in front of this server: how many there are, or which, as addresses and networks (10.0.0.0/8). */
export type Proxies = number | readonly string[]

/**
 * Whom to believe what it says about the one before it. Each proxy adds the address it was called from at the end of
 * `X-Forwarded-For`, so what stands further left than the proxies reach was written by the visitor.
 */
export function trustIn(proxies: Proxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = new BlockList()
  for (const proxy of proxies) {
    const { address, family, prefix } = networkOf(proxy) ?? {}
    if (address === undefined || family === undefined) throw new Error(`${proxy} is no address of a proxy`)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, prefix, family)
  }
  return (address) => {
    const plain = withoutPort(address)
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** '2', or '127.0.0.1,10.0.0.0/8'; null: neither. */
export function readProxies(text: string): Proxies | null {
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  const proxies = text.split(',').map((each) => each.trim())
  return proxies.every((each) => networkOf(each) !== null) ? proxies : null
}

/**
 * Who asks, as far as limits go. A proxy may tell a port, which changes with each connection; and who has one address of
 * the sixth version has all the 2^64 of its network.
 */
export function visitorOf(request: Pick<FastifyRequest, 'ip'>): string {
  const address = withoutPort(request.ip)
  return isIP(address) === 6 ? networkOfSix(address) : address
}

function networkOf(text: string): {
  readonly address: string
  readonly family: 'ipv4' | 'ipv6'
  readonly prefix?: number
} | null {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return null
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) return { address, family }
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32)
  return isPrefix ? { address, family, prefix: Number(prefix) } : null
}

function withoutPort(text: string): string {
  const [, bracketed, dotted] =
    /^\[(.+)\](?::\d+)?$|^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(text) ?? []
  return bracketed ?? dotted ?? text
}

function networkOfSix(address: string): string {
  const [front = '', back] = (address.split('%', 1)[0] ?? '').split('::')
  const groups = front === '' ? [] : front.split(':')
  if (back !== undefined) groups.push('0', '0', '0', '0')
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
