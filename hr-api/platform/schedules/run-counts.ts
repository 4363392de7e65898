const counts = new Map<string, number>();

export function countRun(kind: string, state: 'done' | 'failed'): void {
  const labels = `kind="${kind}",state="${state}"`;
  counts.set(labels, (counts.get(labels) ?? 0) + 1);
}

/** How many runs ended since the process began, by the labels of the metric. */
export const runCounts = (): readonly (readonly [labels: string, count: number])[] => [...counts];
