import type { Row } from '@roundhouse/view/railway'

/** A list may be long: what is refused for now stands below what can be bought or sold. */
export function possibleFirst(rows: readonly Row[]): readonly Row[] {
  const refused = ({ option, buttons }: Row): number =>
    option?.refusal === null || buttons.some((each) => !('option' in each) || each.option.refusal === null)
      ? 0
      : 1
  return rows.toSorted((one, other) => refused(one) - refused(other))
}
