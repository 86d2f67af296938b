import { mount } from 'svelte'
import App from './App.svelte'
import { firstAnswer } from 'virtual:catalog'
import { foresee, prepare, warmUp } from './engine/client'
import { offerNewVersions } from './service/register.svelte'
import { firstGame } from './views/videopoker/game.svelte'
import { route } from './state/route.svelte'
import { groups } from './views/registry'
import './style/tokens.css'
import './style/base.css'
import './style/colours.css'
import './style/print.css'

const firstQuestion = { query: 'videopoker.return', game: firstGame } as const
foresee(firstQuestion, firstAnswer)
const isHoldem = groups.some(({ name, views }) => name === 'holdem' && views.includes(route.view))
const engineIsReady = isHoldem ? prepare('holdem.odds') : warmUp(firstQuestion)

const root = document.getElementById('app')
if (root) mount(App, { target: root, props: { root } })

// What the service worker fetches ahead must not delay the first answer.
void engineIsReady.then(offerNewVersions)
