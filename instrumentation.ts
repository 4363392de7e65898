/** Checks the environment and the configuration before the first request; a wrong one ends the start with one clear line. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ portalEnv }, { portalConfig }] = await Promise.all([import('./lib/env'), import('./lib/config')]);
  try {
    portalEnv();
    await portalConfig();
  } catch (error) {
    console.error(`The portal cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
