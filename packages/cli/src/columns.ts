/** Rows as lines with aligned columns; columns that end in a figure lean to the right. */
export function columns(rows: readonly (readonly (string | number)[])[], gap = 2): string[] {
  const last = rows.at(-1) ?? []
  const widths = last.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] as number
        return typeof last[column] === 'number' ? String(cell).padStart(width) : String(cell).padEnd(width)
      })
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}
