import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildOf } from '../src/http/build.ts'
import { Browser, startServer } from './at-table.ts'

const pages = mkdtempSync(join(tmpdir(), 'roundhouse-pages-'))
afterAll(() => rmSync(pages, { recursive: true, force: true }))

test('the server tells every page which build it serves', async () => {
  expect(buildOf(null)).toBeNull()
  expect(buildOf(pages)).toBeNull()
  writeFileSync(join(pages, 'index.html'), '<meta name="build" content="__BUILD__" />')
  expect(buildOf(pages)).toBeNull()
  writeFileSync(join(pages, 'index.html'), '<meta name="build" content="0123456789abcdef" />')
  const server = await startServer({ client: pages })
  const browser = new Browser(server)
  const place = await browser.open((await browser.create()).game.id)
  expect((await place.next('welcome')).build).toBe('0123456789abcdef')
  await place.close()
  await server.remove()
})
