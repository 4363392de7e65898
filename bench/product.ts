import path from 'node:path';
import { ensureBuild } from '../scripts/build/build';
import type { CommandContext } from '../scripts/command';
import { machineEnvironment } from '../scripts/environments';
import { findFreePorts } from '../scripts/processes/ports';
import { startProduct } from '../scripts/product';
import { secretsOf, type Secrets } from '../scripts/secrets';
import { readSettings, type Settings } from '../scripts/settings';
import { makeTemporaryFolder } from '../scripts/temporary-folder';

export interface Installation {
  readonly settings: Settings;
  readonly secrets: Secrets;
}

/**
 * An installation that nobody has used: free ports, an empty data folder that ends with this process, and of the caller's
 * own settings none but `variables`.
 */
export async function makeInstallation(
  { root, source }: CommandContext,
  variables: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const [portal, hrApi, signing] = await findFreePorts(3);
  const given = {
    ...machineEnvironment(source),
    PORT: String(portal),
    HR_API_PORT: String(hrApi),
    ESIGN_PORT: String(signing),
    DATA_DIR: makeTemporaryFolder('bench'),
    ACCOUNT_BUDGET_FACTOR: '1000000',
    ...variables,
  };
  const settings = readSettings(given, root);
  return { settings, secrets: await secretsOf(settings) };
}

/** Runs `work` beside the product as people start it, built from the source as it stands, and stops it again. */
export async function whileRunning<T>(
  { root, source }: CommandContext,
  installation: Installation,
  work: () => Promise<T>,
): Promise<T> {
  const dataDir = path.resolve(root, source.DATA_DIR || '.data');
  const build = await ensureBuild({ root, source, basePath: '', dataDir });
  const product = await startProduct({ ...installation, build, show: () => {} });
  try {
    return await work();
  } finally {
    await product.stop();
  }
}
