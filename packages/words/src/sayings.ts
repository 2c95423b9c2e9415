/**
 * A title's words of its panels, as long as they and the shared ones hold a word of the right shape for everything that
 * its decisions say; otherwise what is missing, so that it does not compile. A code is the way to its word: 'shares.buy'.
 */
export type EverySaid<Own, Sayings, Shared> = [Missing<Own, Sayings, Shared>] extends [never]
  ? Own
  : { readonly missing: Missing<Own, Sayings, Shared> }

type Missing<Own, Sayings, Shared> = {
  [Code in keyof Sayings & string]: WordAt<Own, Code> extends Sayings[Code]
    ? [WordAt<Own, Code>] extends [never]
      ? WordAt<Shared, Code> extends Sayings[Code]
        ? [WordAt<Shared, Code>] extends [never]
          ? Code
          : never
        : Code
      : never
    : Code
}[keyof Sayings & string]

type WordAt<Words, Code extends string> = Code extends keyof Words
  ? Words[Code]
  : Code extends `${infer First}.${infer Rest}`
    ? First extends keyof Words
      ? WordAt<Words[First], Rest>
      : never
    : never
