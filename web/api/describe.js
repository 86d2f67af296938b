// npm run api, first part: what the server says of itself is a valid document of OpenAPI, and the types of a client are
// made of it, into build/. That its examples are answered is a test of tests/server/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypes, { astToString } from 'openapi-typescript'
import { startServer } from './server.js'

const server = await startServer()
try {
  const text = await (await fetch(`${server.url}/openapi.json`)).text()
  await check(JSON.parse(text))
  const folder = new URL('./build/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('paths.ts', folder), astToString(await openapiTypes(text)))
  console.log('The description is valid.')
} finally {
  await server.stop()
}

async function check(description) {
  const validator = new Validator()
  const found = await validator.validate(description)
  if (!found.valid || validator.version !== '3.1') {
    throw new Error(`/openapi.json is not OpenAPI 3.1: ${JSON.stringify(found.errors, null, 2)}`)
  }
}
