/** Next runs this once before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await (await import('./lib/process/start-check')).checkStart();
  (await import('./lib/page-status')).followAnswers();
  if (process.env.NODE_ENV !== 'production') return;
  (await import('./lib/security/first-look')).lookAtRequestsFirst();
  (await import('./lib/process/graceful-stop')).stopGracefully();
}
