/** Of numbers in any order, as many as can be that already stand in ascending order: what else there is has moved. */
export function inOldOrder(places: readonly number[]): number[] {
  const ends: number[] = [];
  const before: number[] = [];
  places.forEach((place, at) => {
    const found = ends.findIndex((end) => (places[end] ?? 0) >= place);
    const length = found < 0 ? ends.length : found;
    before[at] = length > 0 ? (ends[length - 1] ?? -1) : -1;
    ends[length] = at;
  });
  const order: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) order.push(places[at] ?? 0);
  return order.reverse();
}
