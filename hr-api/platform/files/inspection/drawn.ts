/** Width times height of what is drawn: what a screen shows, and no more to unpack and to put on a document. */
export const MAX_POINTS = 1_000_000;

/** Points with ink on them, and how far they reach: a touch of the pen has fewer, one short stroke at twice a screen's points more. */
const MIN_POINTS = 80;
const MIN_REACH = 16;

/** How dark a point is on white paper, of 255, to count as ink. */
const MIN_DARKNESS = 64;

/** Whether something is drawn: `points` are red, green, blue and opacity of each, row by row. */
export function isDrawn(points: ArrayLike<number>, width: number): boolean {
  let count = 0;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 4) {
    const light = (points[at]! + points[at + 1]! + points[at + 2]!) / 3;
    if (((255 - light) * points[at + 3]!) / 255 < MIN_DARKNESS) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    count += 1;
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return count >= MIN_POINTS && Math.max(right - left, bottom - top) + 1 >= MIN_REACH;
}
