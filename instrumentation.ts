/** Next runs this once before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await (await import('./lib/start-check')).checkStart();
  (await import('./lib/page-status')).followAnswers();
  if (process.env.NODE_ENV !== 'production') return;
  (await import('./lib/first-look')).lookAtRequestsFirst();
  (await import('./lib/graceful-stop')).stopGracefully();
}
