/** The value below which the given share (0 to 1) of the values lies, interpolated; throws without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new Error('there is nothing to summarise');
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
