import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from '../build/build';
import { machineEnvironment } from '../environments';
import { findFreePorts } from '../processes/ports';
import { startProduct } from '../product';
import { secretsOf } from '../secrets';
import { readSettings } from '../settings';
import { makeTemporaryFolder } from '../temporary-folder';
import type { TestContext } from './context';
import { startSlowNetwork } from './slow-network';

export const OUTPUT = 'test-results';

export type Variables = Readonly<Record<string, string>>;

/** A product for browser tests: where it is, and where it writes its mails. */
export interface ProductUnderTest {
  readonly address: string;
  readonly mailFolder: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product as on a fresh clone: on free ports, with an empty data folder, and nothing of the developer's own. */
export async function startProductUnderTest(
  { root, source, isThrottled }: TestContext,
  name: string,
  variables: Variables,
): Promise<ProductUnderTest> {
  const [portal, hrApi, signing, networkPort] = await findFreePorts(4);
  const given = {
    ...machineEnvironment(source),
    PORT: String(portal),
    HR_API_PORT: String(hrApi),
    ESIGN_PORT: String(signing),
    DATA_DIR: makeTemporaryFolder('browser-tests'),
    // The same few people do in minutes what takes them days.
    ACCOUNT_BUDGET_FACTOR: '100',
    ...(isThrottled && { APP_URL: `http://127.0.0.1:${networkPort}` }),
    ...variables,
  };
  const settings = readSettings(given, root);
  const log: string[] = [];
  const product = await startProduct({
    settings,
    secrets: await secretsOf(settings),
    build: await ensureBuild({ root, source, basePath: '', dataDir: settings.dataDir }),
    show: (line) => log.push(line),
  });
  const ends = { port: Number(new URL(settings.address).port), target: settings.portal.PORT };
  const network = isThrottled ? await startSlowNetwork(ends) : null;
  return {
    address: settings.address,
    mailFolder: path.join(settings.dataDir, 'mail'),
    stop: async () => {
      await network?.stop();
      await product.stop();
      await mkdir(path.join(root, OUTPUT), { recursive: true });
      await writeFile(path.join(root, OUTPUT, `product-${name}.log`), `${log.join('\n')}\n`);
    },
  };
}
