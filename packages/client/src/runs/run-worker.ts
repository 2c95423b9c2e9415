import { runJob } from '@roundhouse/titles/18cz'

/** What the worker does: one answer for each job. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => postMessage(runJob(data)))
