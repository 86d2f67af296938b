import { onMount } from 'svelte'

/** How many parts of a view are shown. They appear one per frame, from the top down, so that a slow processor
    shows the first ones early and reacts to input in between. Call it while a component is set up. */
export class Parts {
  count = $state(1)

  constructor(all: number) {
    onMount(() => {
      let frame = 0
      let task: ReturnType<typeof setTimeout> | undefined
      // Not in the frame itself: what is there is painted first.
      const next = (): void => {
        frame = requestAnimationFrame(() => {
          task = setTimeout(() => {
            this.count += 1
            if (this.count < all) next()
          })
        })
      }
      if (all > 1) next()
      return () => {
        cancelAnimationFrame(frame)
        clearTimeout(task)
      }
    })
  }
}
