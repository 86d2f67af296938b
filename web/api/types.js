// npm run types: writes src/engine/schema.ts, the types of the engine's requests and answers, from the description that
// the server gives of itself. Only the type checker reads it: the page is built and tested without.
import { writeFileSync } from 'node:fs'
import openapiTypes, { astToString } from 'openapi-typescript'
import { description } from './server.js'

const { openapi, info, paths, components } = JSON.parse(await description())
const { Problem, ...schemas } = components.schemas
schemas.Queries = object(Object.entries(paths).filter(([, { get }]) => get).map(([path, { post }]) => [nameOf(path), queryOf(post)]))

const types = await openapiTypes(JSON.stringify({ openapi, info, paths: {}, components: { schemas } }), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  emptyObjectsUnknown: true,
})
writeFileSync(new URL('../src/engine/schema.ts', import.meta.url), astToString(types))

/** "/api/v1/holdem/odds" asks "holdem.odds". */
function nameOf(path) {
  return path.split('/').slice(3).join('.')
}

function queryOf({ requestBody, responses }) {
  const fields = requestBody.content['application/json'].schema
  const answer = responses['200'].content['application/json'].schema
  return object([['fields', fields], ['answer', answer]])
}

function object(properties) {
  return { type: 'object', properties: Object.fromEntries(properties), required: properties.map(([name]) => name) }
}
