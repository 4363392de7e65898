const A = 'A'.charCodeAt(0);

/** The column of a place, from 0: `AB12` is in the 28th. Undefined for what is no place. */
export function columnOf(place: string): number | undefined {
  let column = 0;
  let at = 0;
  for (; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - A;
    if (letter < 0 || letter > 25) break;
    column = column * 26 + letter + 1;
  }
  return at >= 1 && at <= 3 && at < place.length ? column - 1 : undefined;
}
