/** Next runs this once before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./lib/start-check')).checkStart();
}
