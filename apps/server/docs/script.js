// Asks an example of the page /docs, as it was edited, and shows the answer below it.
'use strict'

async function ask(example) {
  const button = example.querySelector('button')
  const output = example.querySelector('pre')
  button.disabled = true
  output.hidden = false
  output.textContent = '...'
  try {
    const response = await fetch(example.dataset.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: example.querySelector('textarea').value,
    })
    output.classList.toggle('wrong', !response.ok)
    output.textContent = shown(await response.text())
  } catch (error) {
    output.classList.add('wrong')
    output.textContent = `The server did not answer: ${error.message}`
  } finally {
    button.disabled = false
  }
}

/** JSON with a line for each member; anything else, such as the page of a proxy, as it is. */
function shown(text) {
  try {
    JSON.parse(text)
  } catch {
    return text
  }
  return indented(text)
}

/** Indented by the text alone, so that numbers keep all their digits. */
function indented(json) {
  let text = ''
  let depth = 0
  let before = ''
  const line = () => `\n${'  '.repeat(depth)}`
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    const opened = before === '{' || before === '['
    if (token === '}' || token === ']') {
      --depth
      if (!opened) text += line()
    } else if (opened || before === ',') {
      text += line()
    }
    text += token === ':' ? ': ' : token
    if (token === '{' || token === '[') ++depth
    before = token
  }
  return text
}

for (const example of document.querySelectorAll('.example')) {
  example.querySelector('button').addEventListener('click', () => ask(example))
}
