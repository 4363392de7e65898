const POLL_MS = 50;

/** Whose memory is looked at: what answers Prometheus' text at an address, for who has the token. */
export interface Process {
  readonly metrics: string;
  readonly token?: string;
}

/** Resident bytes of a process, as it says itself. */
async function residentOf({ metrics, token }: Process): Promise<number> {
  const answer = await fetch(metrics, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const bytes = Number(/^process_resident_memory_bytes ([\d.e+]+)$/m.exec(await answer.text())?.[1]);
  if (!Number.isFinite(bytes)) throw new Error(`${metrics} tells no resident bytes (${answer.status})`);
  return bytes;
}

/** The most by which a process grew while something ran, in megabytes, looked at all the time; and how long that took, in seconds. */
export async function growthDuring(
  process: Process,
  work: () => Promise<void>,
): Promise<{ megabytes: number; seconds: number }> {
  const before = await residentOf(process);
  const startedAt = performance.now();
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await residentOf(process));
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  })();
  await work().finally(() => (isOver = true));
  const seconds = (performance.now() - startedAt) / 1000;
  await watching;
  return { megabytes: (most - before) / (1024 * 1024), seconds };
}
