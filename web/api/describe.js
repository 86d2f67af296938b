// npm run api, first part: checks that the description that the server gives of itself is a valid OpenAPI
// document, and generates the types of a client from it, into build/. A test in tests/server/ checks that the
// examples are answered.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypes, { astToString } from 'openapi-typescript'
import { description } from './server.js'

const text = await description()
const validator = new Validator()
const found = await validator.validate(JSON.parse(text))
if (!found.valid || validator.version !== '3.1') {
  throw new Error(`/openapi.json is not OpenAPI 3.1: ${JSON.stringify(found.errors, null, 2)}`)
}
const folder = new URL('./build/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('paths.ts', folder), astToString(await openapiTypes(text)))
console.log('The description is valid.')
