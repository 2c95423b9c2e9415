/**
 * Where many games, stops or boards say the same, `npm test` takes a sample of them; `npm run test:long` sets WHOLE=1
 * and goes through them all.
 */
export const WHOLE = process.env['WHOLE'] === '1'

/** Every so many, beginning with `from`. */
export function sample<Each>(all: readonly Each[], step: number, from = 0): readonly Each[] {
  return WHOLE ? all : all.filter((_, index) => index % step === from)
}
