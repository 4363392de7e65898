/** The ranks of values from 1 up, equal ones sharing theirs, and how many values are equal each time. */
function ranksOf(values: readonly number[]): { ranks: Map<number, number>; ties: number[] } {
  const counts = new Map<number, number>();
  for (const value of [...values].sort((a, b) => a - b)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranks = new Map<number, number>();
  let below = 0;
  for (const [value, count] of counts) {
    ranks.set(value, below + (count + 1) / 2);
    below += count;
  }
  return { ranks, ties: [...counts.values()] };
}

/** The share of the standard normal distribution that lies above `z`, after Abramowitz and Stegun 7.1.26. */
function shareAbove(z: number): number {
  const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return (series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp((-z * z) / 2)) / 2;
}

/**
 * The two-sided p of Mann and Whitney's test: how often two samples of one distribution would differ in their ranks as much as
 * these. By the normal approximation, which is good from some twenty values each.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const count = one.length + other.length;
  const { ranks, ties } = ranksOf([...one, ...other]);
  const rankSum = one.reduce((sum, value) => sum + (ranks.get(value) ?? 0), 0);
  const u = rankSum - (one.length * (one.length + 1)) / 2;
  const tied = ties.reduce((sum, tie) => sum + (tie ** 3 - tie), 0);
  const variance = ((one.length * other.length) / 12) * (count + 1 - tied / (count * (count - 1)));
  if (variance === 0) return 1;
  const distance = Math.abs(u - (one.length * other.length) / 2);
  return Math.min(1, 2 * shareAbove(Math.max(0, distance - 0.5) / Math.sqrt(variance)));
}
