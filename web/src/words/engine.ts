// What the page says when the engine itself fails. For wrong input, the engine has its own messages.

export const engineWords = {
  notLoaded: (reason: string) => `The engine could not be loaded (${reason}).`,
  ended: (reason: string) => `The engine stopped: ${reason}`,
  dataNotLoaded: (reason: string) => `The table of preflop odds could not be loaded (${reason}).`,
  dataDamaged: 'The table of preflop odds is damaged.',
  noModule: (name: string) => `the module ${name} was not started`,
}
