const padTwo = (number: number) => String(number).padStart(2, '0');

/** A name that tells one paste from the next, by the person's own clock. */
export function pastedFileName(word: string, now: Date): string {
  const day = [now.getFullYear(), padTwo(now.getMonth() + 1), padTwo(now.getDate())].join('-');
  return `${word} ${day} ${padTwo(now.getHours())}-${padTwo(now.getMinutes())}.csv`;
}
