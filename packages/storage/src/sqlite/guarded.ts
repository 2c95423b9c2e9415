import { faultFrom } from './errors.ts'
import { retrying } from './retry.ts'

/** How work is done on the database of one file: what goes wrong is a fault that can be shown. */
export interface Guarded {
  read<Result>(work: () => Result): Result
  /** As soon as no other process writes. */
  write<Result>(work: () => Result): Promise<Result>
}

export function guardedBy(file: string): Guarded {
  const read = <Result>(work: () => Result): Result => {
    try {
      return work()
    } catch (error) {
      throw faultFrom(error, file)
    }
  }
  return { read, write: (work) => retrying(() => read(work)) }
}
