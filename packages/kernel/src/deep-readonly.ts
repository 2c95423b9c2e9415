export type DeepReadonly<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** The same value, with a promise not to change it. */
export function asReadonly<T>(value: T): DeepReadonly<T> {
  return value as DeepReadonly<T>
}
