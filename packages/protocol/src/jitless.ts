import { config } from 'zod/mini'

// The page forbids making code from text, so the schemas must not try.
config({ jitless: true })
