import { mount } from 'svelte'
import App from './App.svelte'
import { prepare } from './engine/client'
import { offerNewVersions } from './service/register.svelte'
import { route } from './state/route.svelte'
import './style/tokens.css'
import './style/base.css'
import './style/print.css'

const isHoldem = ['odds', 'equity', 'preflop'].includes(route.view)
prepare(isHoldem ? 'holdem.odds' : 'videopoker.return')

const root = document.getElementById('app')
if (root) mount(App, { target: root, props: { root } })

offerNewVersions()
