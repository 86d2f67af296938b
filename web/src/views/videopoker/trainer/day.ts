/** "2026-11-24", by the clock of the user's place. */
export function dayOf(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
