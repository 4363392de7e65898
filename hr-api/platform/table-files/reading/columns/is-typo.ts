/** Shorter words differ by a letter from too many others. */
const MIN_LENGTH = 6;

/** Whether two different words are one letter apart: one is missing, too many, wrong, or in its neighbour's place. */
export function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_LENGTH || long.length - short.length > 1 || /\d/.test(one + other)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2));
}
