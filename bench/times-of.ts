interface Runs {
  readonly calls: number;
  /** Not counted. */
  readonly warmUp: number;
  /** Milliseconds after which nobody waits for another one: such a run counts, and is the last. */
  readonly patience?: number;
}

/** Milliseconds of each of so many runs, one after another, after some that warm up. */
export async function timesOf(
  { calls, warmUp, patience = Infinity }: Runs,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let run = -warmUp; run < calls; run += 1) {
    const startedAt = performance.now();
    const took = () => performance.now() - startedAt;
    await work().catch((error: unknown) => {
      if (took() < patience) throw error;
    });
    const isLast = took() > patience;
    if (run >= 0 || isLast) times.push(took());
    if (isLast) break;
  }
  return times;
}
