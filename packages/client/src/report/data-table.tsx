/** The figures of a chart; the first column names the row. */
export interface Figures {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Each row leads somewhere: called with its place, and told what that is. */
  readonly go?: { readonly title: (name: string) => string; readonly to: (row: number) => void }
}

export function DataTable({ caption, figures }: { readonly caption: string; readonly figures: Figures }) {
  return (
    // A wide table scrolls sideways, so the keyboard must be able to get to it.
    <div class="data-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {figures.head.map((each, index) => (
              <th key={index} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map(([first, ...rest], row) => (
            <tr key={row}>
              <th scope="row">
                {figures.go === undefined ? (
                  first
                ) : (
                  <button
                    type="button"
                    class="row-link"
                    title={figures.go.title(first ?? '')}
                    onClick={() => figures.go?.to(row)}
                  >
                    {first}
                  </button>
                )}
              </th>
              {rest.map((each, index) => (
                <td key={index}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
