export const potOdds = {
  pot: 'Pot',
  potHint: 'Bets of the others included',
  call: 'To call',
  callHint: 'What you would put in',
  sentence: (call: string, pot: string, equity: string) =>
    `Calling ${call} into a pot of ${pot} breaks even at an equity of ${equity}, with no further betting.`,
  gain: (gain: string) => `The call gains ${gain} on average.`,
  gains: (gains: string) => `What the call gains on average: ${gains}.`,
}
