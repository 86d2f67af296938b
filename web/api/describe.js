// npm run api, first part: checks that the description that the server gives of itself is a valid OpenAPI
// document, and generates the types of a client from it, into build/. The types of the page's answers,
// src/engine/schema.ts, are generated from it too: --update writes them; without it, the file must be up to
// date. A test in tests/server/ checks that the examples are answered.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypes, { astToString } from 'openapi-typescript'
import { startServer } from './server.js'

const schemaFile = new URL('../src/engine/schema.ts', import.meta.url)

const server = await startServer()
try {
  const text = await (await fetch(`${server.url}/openapi.json`)).text()
  await check(JSON.parse(text))
  const folder = new URL('./build/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('paths.ts', folder), await typesOf(text))
  checkTypesOfPage(await typesOf(answersAlone(JSON.parse(text))))
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

async function typesOf(description) {
  return astToString(await openapiTypes(description))
}

function answersAlone({ openapi, info, components }) {
  const { Problem, ...schemas } = components.schemas
  return JSON.stringify({ openapi, info, paths: {}, components: { schemas } })
}

function checkTypesOfPage(types) {
  const words = `// Made by \`npm run api -- --update\` of the server's description: the answers of the engine.\n\n${types}`
  if (process.argv.includes('--update')) writeFileSync(schemaFile, words)
  else if (readFileSync(schemaFile, 'utf8') !== words) {
    throw new Error('src/engine/schema.ts is not what the server describes: node api/describe.js --update writes it')
  }
}
