import { portalConfig } from '../config';
import { portalEnv } from '../env';

/** Reads the environment and the configuration; a wrong one ends the start with one clear line. */
export async function checkStart(): Promise<void> {
  try {
    portalEnv();
    await portalConfig();
  } catch (error) {
    console.error(`The portal cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
