/** Waits until a condition holds, asking often; fails with its last words after five seconds. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + 5_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
