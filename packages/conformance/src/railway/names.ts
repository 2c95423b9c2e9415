/** How the recording engine calls what a title calls otherwise. */
export interface Names<Company extends string = string, Train extends string = string> {
  /** Its name of one of our companies. */
  company(ours: string): string
  /** Null where the name is none of the title's. */
  ourCompany(theirs: string): Company | null
  ourTrain(theirs: string): Train | null
  hex(ours: string): string
  ourHex(theirs: string): string
}

/** '57' of '57-0', '8866p' of '8866p-1': what stands before the last dash. */
export function beforeDash(id: string): string {
  const at = id.lastIndexOf('-')
  return at < 0 ? id : id.slice(0, at)
}

/** 1 of '8889-0-1'. */
export function afterDash(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}
