import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { faultSentence } from '../shell/fault-sentence.ts'
import { Loading } from '../shell/lazy.tsx'
import { Notice } from '../shell/notice.tsx'
import { redirect } from '../shell/router.ts'
import { words } from '../shell/words.ts'
import { type Answer, claimSeat } from './api.ts'

/** A personal link: takes the seat for this browser, then leaves the secret out of the address. */
export function SeatPage({ id, secret }: { readonly id: string; readonly secret: string }) {
  const answer = useSignal<Answer<unknown> | null>(null)
  const tries = useSignal(0)
  useEffect(() => {
    let gone = false
    void claimSeat(id, secret).then((given) => {
      if (gone) return
      if (given.ok) redirect(`/table/${id}`)
      else answer.value = given
    })
    return () => {
      gone = true
    }
  }, [id, secret, tries.value])
  const { online, retry } = words.value.shell
  const given = answer.value
  if (given === null || given.ok) return <Loading />
  if (given.fault !== null) {
    return (
      <Notice
        heading={given.fault.code === 'no-such-game' ? online.missingHeading : online.seatHeading}
        detail={faultSentence(given.fault)}
        text={online.missingText}
        code={given.fault.code}
      />
    )
  }
  return (
    <Notice heading={online.unreachableHeading} text={online.unreachableText}>
      <button type="button" class="button primary" onClick={() => (tries.value += 1)}>
        {retry}
      </button>
    </Notice>
  )
}
