/** What a line of a railway title's log is about, for filtering it. */
export const LOG_KINDS = ['round', 'stock', 'track', 'run', 'trains', 'deals', 'money', 'other'] as const
export type LogKind = (typeof LOG_KINDS)[number]
