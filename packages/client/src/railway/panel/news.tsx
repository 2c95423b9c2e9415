import { useLayoutEffect, useRef } from 'preact/hooks'
import { keepRowsInView } from './rows-in-view.ts'

/** What befell somebody by itself, in the words of the log: nobody should have to look for it there. */
export function News({ news }: { readonly news: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null)
  // It may come later than the panel, which it pushes down.
  useLayoutEffect(() => keepRowsInView(box.current?.nextElementSibling), [])
  return (
    <div class="panel-news" role="status" ref={box}>
      {news.map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
    </div>
  )
}
