/** Waits until a condition holds, asking often; fails with its last words when time is up (milliseconds). */
export async function until(condition: () => boolean | Promise<boolean>, what: string, within = 5_000): Promise<void> {
  const end = performance.now() + within;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
