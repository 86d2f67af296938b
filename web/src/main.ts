import { mount } from 'svelte'
import App from './App.svelte'
import { foreseen } from 'virtual:catalog'
import { foresee, prepare, warmUp } from './engine/client'
import { moduleFor } from './engine/modules'
import { offerNewVersions } from './service/register.svelte'
import { route } from './state/route.svelte'
import { groups } from './views/registry'
import './style/tokens.css'
import './style/base.css'
import './style/colours.css'
import './style/print.css'

for (const [question, answer] of foreseen) foresee(question, answer)
const engineIsReady = startModule()

const root = document.getElementById('app')
if (root) mount(App, { target: root, props: { root } })

// What the service worker fetches ahead must not delay the first answer.
void engineIsReady.then(offerNewVersions)

/** Of the first view; with a question whose answer is known, if there is one, so that it prepares for the next. */
async function startModule(): Promise<void> {
  const module = groups.find(({ views }) => views.includes(route.view))?.name ?? 'all'
  const first = foreseen.find(([{ query }]) => moduleFor(query) === module)
  await (first ? warmUp(first[0]) : prepare(module))
}
