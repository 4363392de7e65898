import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withEmptyDatabase } from '../../scripts/test/empty-database';
import { findFreePort } from '../../scripts/processes/ports';
import { startPortalProcess, type PortalProcess } from '../bff/stub/portal-process';
import { startFront } from './front';
import { startHrApiProcess, type HrApiProcess } from './hr-api-process';

export interface TwoOfEach {
  /** Where people open it. */
  readonly address: string;
  readonly dataDir: string;
  readonly portals: readonly PortalProcess[];
  readonly hrApis: readonly HrApiProcess[];
  /** Stops one, as operators do, and puts a fresh one in its place; answers the exit code of the old one. */
  readonly restartPortal: (at: number) => Promise<number | null>;
  readonly restartHrApi: (at: number) => Promise<number | null>;
}

const portOf = (address: string) => Number(new URL(address).port);

/** Two portals before two HR APIs on one PostgreSQL with the sample organisation, each pair behind a front. */
export function withTwoOfEach(server: string, work: (installation: TwoOfEach) => Promise<void>): Promise<void> {
  return withEmptyDatabase(server, 'two_of_each', async (databaseUrl) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'two-of-each-'));
    const hrApis: HrApiProcess[] = [];
    const portals: PortalProcess[] = [];
    const hrFront = await startFront(0, () => hrApis.map(({ address }) => ({ address, readyAt: '/ready' })));
    const frontPort = await findFreePort();
    const front = await startFront(frontPort, () =>
      portals.map(({ address }) => ({ address, readyAt: '/api/health/ready' })),
    );
    const portal = (port?: number) =>
      startPortalProcess({ hrApi: hrFront.address, port, variables: { APP_URL: front.address } });
    try {
      for (let at = 0; at < 2; at += 1) hrApis.push(await startHrApiProcess(databaseUrl, dataDir));
      for (let at = 0; at < 2; at += 1) portals.push(await portal());
      await work({
        address: front.address,
        dataDir,
        portals,
        hrApis,
        restartPortal: async (at) => {
          const { address, signal, ended, dispose } = portals[at]!;
          signal('SIGTERM');
          const code = await ended;
          dispose();
          portals[at] = await portal(portOf(address));
          return code;
        },
        restartHrApi: async (at) => {
          const { address, signal, ended } = hrApis[at]!;
          signal('SIGTERM');
          const code = await ended;
          hrApis[at] = await startHrApiProcess(databaseUrl, dataDir, portOf(address));
          return code;
        },
      });
    } finally {
      for (const { dispose } of portals) dispose();
      for (const { signal, ended } of hrApis) {
        signal('SIGKILL');
        await ended;
      }
      await Promise.all([front.close(), hrFront.close()]);
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}
