// The program: `holdfast serve` on a free port, for as long as a test needs it, and what other commands print.
import { execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program =
  process.env.HOLDFAST_PROGRAM ?? fileURLToPath(new URL('../../build/release/bin/holdfast', import.meta.url))

/** @returns {Promise<{ url: string, stop: () => Promise<number | null> }>} */
export async function startServer() {
  const server = spawn(program, ['serve', '--port', '0', '--quiet'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve, reject) => {
    server.once('exit', resolve)
    server.once('error', reject)
  })
  const announced = new Promise((resolve) => createInterface(server.stdout).once('line', resolve))
  const line = await Promise.race([announced, ended])
  const address = /http:\/\/\S+(?=\/$)/.exec(line)
  if (!address) throw new Error(`the server did not start; is it built into ${program}?`)
  return {
    url: address[0],
    stop() {
      server.kill()
      return ended
    },
  }
}

/** The text of /openapi.json, the description that the server gives of itself. @returns {Promise<string>} */
export async function description() {
  const server = await startServer()
  try {
    return await (await fetch(`${server.url}/openapi.json`)).text()
  } finally {
    await server.stop()
  }
}

/** What a command prints with --json. @param {...string} words @returns {unknown} */
export function printed(...words) {
  return JSON.parse(execFileSync(program, [...words, '--json'], { encoding: 'utf8' }))
}
