/** What cannot be changed anyway; a number may carry a mark of what it numbers, which must not be taken for an object. */
type Plain = string | number | boolean | null | undefined | ((...args: never[]) => unknown)

export type DeepReadonly<T> = T extends Plain
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** The same value, with a promise not to change it. */
export function asReadonly<T>(value: T): DeepReadonly<T> {
  return value as DeepReadonly<T>
}
