import { fault } from '@roundhouse/protocol'
import { StorageFault } from '../storage-fault.ts'

/** Primary result codes of SQLite (the low byte of its extended ones). */
const BUSY = 5
const CORRUPT = 11
const READ_ONLY = 8
const CANNOT_OPEN = 14
const CONSTRAINT = 19
const NO_DATABASE = 26

/** A driver's or the file system's error as a fault that can be shown; our own faults stay as they are. */
export function faultFrom(error: unknown, file: string): StorageFault {
  if (error instanceof StorageFault) return error
  const code = resultCode(error)
  if (code === READ_ONLY || code === CANNOT_OPEN || isForbidden(error)) {
    return new StorageFault(fault('database-read-only', { file }), error)
  }
  // A row that is no JSON any more is damage too.
  if (code === CORRUPT || code === NO_DATABASE || error instanceof SyntaxError) {
    return new StorageFault(fault('database-damaged', { file }), error)
  }
  return new StorageFault(fault('database-failed', {}), error)
}

export function isConstraint(error: unknown): boolean {
  return resultCode(error) === CONSTRAINT
}

/** Another process writes at this moment. */
export function isBusy(error: unknown): boolean {
  return resultCode(error instanceof StorageFault ? error.cause : error) === BUSY
}

function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  return error.errcode & 0xff
}

function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST'].includes(String(error.code))
}
