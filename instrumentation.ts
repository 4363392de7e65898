/** Next runs this once before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await (await import('./lib/process/check-start')).checkStart();
  (await import('./lib/page-status')).trackAnswers();
  if (process.env.NODE_ENV !== 'production') return;
  (await import('./lib/security/reject-malformed-requests')).rejectMalformedRequests();
  (await import('./lib/security/name-peers')).namePeers();
  (await import('./lib/security/ignore-upgrades')).ignoreUpgrades();
  (await import('./lib/process/graceful-stop')).stopGracefully();
}
