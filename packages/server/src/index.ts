export { type RunningServer, createServer } from './create-server.ts'
export { DATABASE_FILE, LIMITS, type Limits, type LogLevel, type ServerOptions } from './options.ts'
export { stopOnSignals } from './stop-on-signals.ts'
export { StorageFault } from '@roundhouse/storage'
