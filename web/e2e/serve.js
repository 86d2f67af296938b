// A static host for the built page: nothing but files, as any host would serve them.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

/** Serves `folder` under `/some/path/`, as a page that does not have a host to itself. */
export async function serve(folder, path = '/some/path/') {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    const file = asked.startsWith(path) && join(folder, normalize(asked.slice(path.length)) || '.')
    const found = file && existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file
    if (!found || !existsSync(found)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(found)] ?? 'application/octet-stream' })
    createReadStream(found).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${server.address().port}${path}`
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { address, close }
}
