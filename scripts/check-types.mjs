// Types: the engine without DOM and Node, what runs on Node, and what runs in the browser.
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, runTool } from './pinned.mjs'

const PROJECTS = ['tsconfig.engine.json', 'tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.e2e.json']

export async function checkTypes() {
  const results = await Promise.all(
    PROJECTS.map((project) => {
      // What was found last time is kept, so that a second check reads only what has changed.
      const known = join(ROOT, 'node_modules', '.cache', 'roundhouse', `${project}.buildinfo`)
      const args = ['-p', project, '--incremental', '--tsBuildInfoFile', known]
      return runTool('typescript', args, { command: 'tsc', capture: true })
    }),
  )
  for (const { output } of results) process.stdout.write(output)
  return results.every(({ code }) => code === 0)
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = (await checkTypes()) ? 0 : 1
}
