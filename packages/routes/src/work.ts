/** Counts steps of search. A limit makes an answer reproducible on every machine, which seconds would not. */
export class Work {
  done = 0
  readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  get spent(): boolean {
    return this.done >= this.limit
  }
}
