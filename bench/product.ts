import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../scripts/build/build';
import type { CommandContext } from '../scripts/command';
import { machineEnvironment } from '../scripts/environments';
import { stopChildren } from '../scripts/processes/child';
import { findFreePorts } from '../scripts/processes/ports';
import { startProduct } from '../scripts/product';
import { secretsOf } from '../scripts/secrets';
import { readSettings } from '../scripts/settings';

/** The build of the source as it stands, with no base path. */
export function buildProduct({ root, source }: CommandContext) {
  return ensureBuild({ root, source, basePath: '', dataDir: path.resolve(root, source.DATA_DIR || '.data') });
}

/**
 * Runs `work` beside the product as people start it, on free ports and on a data folder that is thrown away; the portal's
 * address is handed over. Nothing of the caller's own settings reaches it, only `variables`. Stops every child at the end.
 */
export async function withProduct<T>(
  context: CommandContext,
  variables: Readonly<Record<string, string>>,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const build = await buildProduct(context);
  const [portal, hrApi] = await findFreePorts(2);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const source = {
      ...machineEnvironment(context.source),
      PORT: String(portal),
      HR_API_PORT: String(hrApi),
      DATA_DIR: dataDir,
      ...variables,
    };
    const settings = readSettings(source, context.root);
    await startProduct({ settings, secrets: await secretsOf(settings), build });
    return await work(settings.address);
  } finally {
    await stopChildren();
    await rm(dataDir, { recursive: true, force: true });
  }
}
