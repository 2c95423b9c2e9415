import { NAME_LENGTH as PROTOCOL_LENGTH, parseJoinGame } from '@roundhouse/protocol'
import { describe, expect, it } from 'vitest'
import { NAME_LENGTH, cleanName } from './clean-name.ts'

describe('a clean name', () => {
  it('is as long as the protocol allows', () => {
    expect(NAME_LENGTH).toBe(PROTOCOL_LENGTH)
  })

  it.each(['  Ana ', 'Lucía\u202E', 'a\u0000b\nc', 'x'.repeat(90), `${'x'.repeat(39)}🚂`, '李雷', 'Zoë 🚂'])(
    'is accepted by the protocol: %j',
    (typed) => {
      const name = cleanName(typed)
      expect(name).not.toBe('')
      expect(parseJoinGame({ name })).toMatchObject({ ok: true, value: { name } })
    },
  )

  it('is empty when nothing visible is left', () => {
    expect(cleanName(' \u200E\u0007 ')).toBe('')
  })
})
