/** What befell somebody by itself, in the words of the log: nobody should have to look for it there. */
export function News({ news }: { readonly news: readonly string[] }) {
  return (
    <ul class="panel-news" role="status">
      {news.map((sentence) => (
        <li key={sentence}>{sentence}.</li>
      ))}
    </ul>
  )
}
