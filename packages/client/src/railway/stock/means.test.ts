import { asReadonly } from '@roundhouse/kernel'
import { viewOf } from '@roundhouse/view/18cz'
import { describe, expect, test } from 'vitest'
import { CZ_MOMENTS, czHistoryOf } from '../../../../../e2e/cz-games.ts'
import { meansOf, yieldOf } from './means.ts'

describe('a stock round', () => {
  test('the yield is what a share paid last in percent of its price', () => {
    expect(yieldOf(16, 40)).toBe(40)
    expect(yieldOf(0, 40)).toBe(0)
    expect(yieldOf(null, 40)).toBeNull()
    expect(yieldOf(16, null)).toBeNull()
  })

  test('means: only what is on sale, can be paid and held; nothing at the certificate limit', () => {
    const { players, companies, bank } = viewOf(asReadonly(czHistoryOf(CZ_MOMENTS.stock).state))
    for (const player of players) {
      const { buys, certificatesLeft } = meansOf(player, companies, bank.certificateLimit)
      expect(certificatesLeft).toBe(bank.certificateLimit - player.certificates)
      for (const id of buys) {
        const company = companies.find((each) => each.id === id)
        expect(company?.price).toBeLessThanOrEqual(player.cash)
        expect((company?.shares.bank ?? 0) + (company?.shares.pool ?? 0)).toBeGreaterThan(0)
      }
      expect(meansOf(player, companies, player.certificates).buys).toEqual([])
    }
    expect(players.some((player) => meansOf(player, companies, bank.certificateLimit).buys.length > 0)).toBe(
      true,
    )
  })
})
