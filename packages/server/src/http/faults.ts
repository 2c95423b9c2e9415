import {
  BODY_LIMIT,
  type Fault,
  type FaultAnswer,
  type FaultCode,
  fault,
  faultLine,
} from '@roundhouse/protocol'
import { StorageFault } from '@roundhouse/storage'
import type { FastifyError, FastifyInstance } from 'fastify'

/** Thrown by routes: the answer is the fault as JSON, with its status. */
export class HttpFault extends Error {
  readonly fault: Fault
  readonly statusCode: number

  constructor(reason: Fault) {
    super(faultLine(reason))
    this.fault = reason
    this.statusCode = STATUS[reason.code] ?? 400
  }
}

/** Everything that is not simply a bad request (400). */
const STATUS: Partial<Record<FaultCode, number>> = {
  'not-found': 404,
  'no-such-game': 404,
  'no-runs': 404,
  'no-such-version': 404,
  oversized: 413,
  'wrong-invite': 403,
  'wrong-secret': 403,
  'not-your-seat': 403,
  'foreign-origin': 403,
  'foreign-host': 421,
  'seat-taken': 409,
  'game-started': 409,
  'opener-stays': 409,
  'not-opener': 403,
  'table-closed': 410,
  'table-full': 409,
  'already-seated': 409,
  'name-taken': 409,
  'rate-limited': 429,
  'server-stopping': 503,
  'runs-busy': 503,
  'run-too-long': 503,
  'database-failed': 503,
  'database-read-only': 503,
  'rules-version': 500,
  'rules-dropped': 500,
  'game-damaged': 500,
  'game-differs': 500,
  'game-unreadable': 500,
  internal: 500,
}

/** The server is well and has too much to do: no error of anybody, and the line of each answer tells the status. */
const BUSY: readonly FaultCode[] = ['runs-busy', 'run-too-long', 'server-stopping']

/** Nothing but faults leaves the server, and no error message of a library. */
export function answerWithFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpFault, request, reply) => {
    const failure = error instanceof HttpFault ? error : new HttpFault(faultOf(error))
    // What the database does not do is noted once, where it fails.
    if (failure.statusCode >= 500 && !(error instanceof StorageFault) && !BUSY.includes(failure.fault.code))
      request.log.error({ err: error }, failure.fault.code)
    return reply.code(failure.statusCode).send(answer(failure.fault))
  })
}

export function answer(reason: Fault): FaultAnswer {
  return { fault: reason, message: faultLine(reason) }
}

function faultOf(error: FastifyError): Fault {
  if (error instanceof StorageFault) return fault('database-failed', {})
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fault('oversized', { limit: BODY_LIMIT })
  if (error.code?.startsWith('FST_ERR_CTP')) return fault('malformed-json', {})
  if (error instanceof SyntaxError) return fault('malformed-json', {})
  if (error.statusCode === 404) return fault('not-found', {})
  if (error.statusCode !== undefined && error.statusCode < 500)
    return fault('malformed-request', { field: '' })
  return fault('internal', {})
}
