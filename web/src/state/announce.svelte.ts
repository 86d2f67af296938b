// What a screen reader announces about an answer: one sentence, once.

class Announcement {
  sentence = $state('')
}
export const announcement = new Announcement()

let timer: ReturnType<typeof setTimeout> | undefined

/** Speaks when the typing has paused, so that a burst of answers is heard once. */
export function announce(sentence: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => (announcement.sentence = sentence), 700)
}
