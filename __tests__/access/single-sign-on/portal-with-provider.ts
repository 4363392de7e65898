import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../scripts/processes/ports';
import { startPortalProcess } from '../../bff/stub/portal-process';
import { until } from '../../bff/stub/until';
import { test as base } from '../../e2e/portal-test';
import { startHrApiProcess } from '../../operating/hr-api-process';

const ROOT = path.join(__dirname, '../../..');

export interface PortalWithProvider {
  readonly address: string;
  /** Of the identity provider. */
  readonly issuer: string;
  readonly log: () => string;
}

/** Starts `npm run idp` for a portal; answers its issuer and the settings that it printed. */
async function startProvider(portalPort: number, variables: Readonly<Record<string, string>>) {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['scripts/idp.mjs'], {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: String(portalPort),
      IDP_PORT: String(port),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  await until(() => said.includes('Ctrl-C stops it.'), 'the identity provider', 30_000).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`${String(error)}; it said: ${said}`);
  });
  const printed = [...said.matchAll(/^ +(OIDC_\w+)=(\S+) \\$/gm)].map(([, name = '', value = '']) => [name, value]);
  return {
    issuer: `http://127.0.0.1:${port}`,
    settings: Object.fromEntries(printed) as Record<string, string>,
    stop: () => void child.kill('SIGTERM'),
  };
}

interface Settings {
  /** What the HR API and the provider are told beside what they need to find each other. */
  hrApiVariables: Readonly<Record<string, string>>;
  providerVariables: Readonly<Record<string, string>>;
}

/** A browser test against the built portal and HR API with their sample organisation, and the sample identity provider. */
export const test = base.extend<object, Settings & { portal: PortalWithProvider }>({
  hrApiVariables: [{}, { option: true, scope: 'worker' }],
  providerVariables: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ hrApiVariables, providerVariables }, provide) => {
      const port = await findFreePort();
      const folder = mkdtempSync(path.join(tmpdir(), 'single-sign-on-'));
      const provider = await startProvider(port, providerVariables);
      const hrApi = await startHrApiProcess('', folder, undefined, { ...provider.settings, ...hrApiVariables });
      const portal = await startPortalProcess({ hrApi: hrApi.address, port, variables: provider.settings });
      await provide({ address: portal.address, issuer: provider.issuer, log: portal.log });
      portal.dispose();
      provider.stop();
      hrApi.signal('SIGTERM');
      await hrApi.ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ portal }, provide) => provide(portal.address),
});
