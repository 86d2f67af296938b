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
    const text = await response.text()
    // Indented by the text alone: numbers keep all their digits.
    output.textContent = indented(text)
  } catch (error) {
    output.classList.add('wrong')
    output.textContent = `The server did not answer: ${error.message}`
  } finally {
    button.disabled = false
  }
}

/** The same JSON, with a line for each member. */
function indented(json) {
  let text = ''
  let depth = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    if (token === '}' || token === ']') text += `\n${'  '.repeat(--depth)}`
    text += token
    if (token === '{' || token === '[') text += `\n${'  '.repeat(++depth)}`
    if (token === ',') text += `\n${'  '.repeat(depth)}`
    if (token === ':') text += ' '
  }
  return text.replace(/([{[])\s+([}\]])/g, '$1$2')
}

for (const example of document.querySelectorAll('.example')) {
  example.querySelector('button').addEventListener('click', () => ask(example))
}
