/** What befell somebody by itself, in the words of the log: nobody should have to look for it there. */
export function News({ news }: { readonly news: readonly string[] }) {
  return (
    <div class="panel-news" role="status">
      {news.map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
    </div>
  )
}
