interface Runs {
  readonly calls: number;
  /** Not counted. */
  readonly warmUp: number;
}

/** Milliseconds of each of so many runs, one after another, after some that warm up. */
export async function timesOf({ calls, warmUp }: Runs, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = -warmUp; run < calls; run += 1) {
    const startedAt = performance.now();
    await work();
    if (run >= 0) times.push(performance.now() - startedAt);
  }
  return times;
}
