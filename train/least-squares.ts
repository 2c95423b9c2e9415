/** What each column does to the outcome, beside a constant, and the standard error of a usual one. */
export function leastSquares(
  rows: readonly (readonly number[])[],
  outcomes: readonly number[],
): { readonly effects: readonly number[]; readonly error: number } {
  const width = (rows[0]?.length ?? 0) + 1
  const full = rows.map((row) => [...row, 1])
  const normal = Array.from({ length: width }, (_, a) =>
    Array.from({ length: width }, (_each, b) =>
      sum(full.map((row) => (row[a] as number) * (row[b] as number))),
    ),
  )
  const right = Array.from({ length: width }, (_, a) =>
    sum(full.map((row, index) => (row[a] as number) * (outcomes[index] as number))),
  )
  const solved = solve(normal, right)
  const residuals = full.map(
    (row, index) =>
      (outcomes[index] as number) - sum(row.map((value, column) => value * (solved[column] as number))),
  )
  const variance = sum(residuals.map((each) => each ** 2)) / Math.max(1, rows.length - width)
  const spread = sum(rows.map((row) => (row[0] ?? 0) ** 2))
  return { effects: solved.slice(0, -1), error: Math.sqrt(variance / spread) }
}

/** Elimination with the largest pivot; a column that says nothing has no effect. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] as number])
  const width = rows.length
  for (let column = 0; column < width; column++) {
    let pivot = column
    for (let row = column + 1; row < width; row++)
      if (Math.abs(at(rows, row, column)) > Math.abs(at(rows, pivot, column))) pivot = row
    ;[rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]]
    const head = at(rows, column, column)
    if (Math.abs(head) < 1e-9) continue
    for (let row = 0; row < width; row++) {
      if (row === column) continue
      const factor = at(rows, row, column) / head
      for (let each = column; each <= width; each++)
        (rows[row] as number[])[each] = at(rows, row, each) - factor * at(rows, column, each)
    }
  }
  return rows.map((row, index) => {
    const head = row[index] as number
    return Math.abs(head) < 1e-9 ? 0 : (row[width] as number) / head
  })
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return (rows[row] as readonly number[])[column] as number
}

function sum(list: readonly number[]): number {
  return list.reduce((all, each) => all + each, 0)
}
