import { type Fault, faultLine } from '@roundhouse/protocol'

/** A database that cannot be opened or written: says what and where, in place of a driver's error. */
export class StorageFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause?: unknown) {
    super(faultLine(fault), cause === undefined ? undefined : { cause })
    this.name = 'StorageFault'
    this.fault = fault
  }
}
