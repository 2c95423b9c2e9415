import { useLayoutEffect } from 'preact/hooks'
import { words } from './words.ts'

/** Names the page in the browser's tab; before the effects of pages further in, which may name it more closely. */
export function usePageTitle(page: string | null): void {
  const { shell } = words.value
  const title = page === null ? shell.brand : shell.pageTitle(page)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
