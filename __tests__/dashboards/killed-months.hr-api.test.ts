import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { readMonth } from '../../hr-api/dashboards/sensitive/count-month';
import { sensitiveMonths } from '../../hr-api/dashboards/sensitive/tables';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { openEmbedded } from '../../hr-api/platform/db/embedded/embedded';
import { callProcess, tokenFrom } from '../platform/hr-api/harness/over-the-wire';
import {
  bundleServer,
  freePort,
  startServer,
  whenReady,
  type ServerProcess,
} from '../platform/hr-api/harness/server-child';

const KILLS = 3;

let key = 0;
const write = () => ({ idempotencyKey: `killed-month-key-${(key += 1)}` });

async function workAt(port: string, loginId: string, RoleCode: number): Promise<string> {
  const asked = { token: await tokenFrom(port, loginId), ...write() };
  return (await callProcess(port, 'changeRole', { RoleCode }, asked))!.reply.authToken;
}

test('a process that is killed while it counts months leaves each whole or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'humming-bird-months-'));
  const dataDir = join(folder, 'data');
  const program = await bundleServer(folder);
  let server: ServerProcess | null = null;
  const start = async () => {
    const port = await freePort();
    const own = { LOG_LEVEL: 'error', ACCOUNT_BUDGET_FACTOR: '1000000' };
    server = startServer({ ...own, DATA_DIR: dataDir, HR_API_PORT: port }, program);
    await whenReady(port, server);
    return port;
  };
  const kill = async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
  };
  try {
    let port = await start();
    const administrator = await workAt(port, 'E1006', ROLE.administrator);
    const token = await workAt(port, 'E1004', ROLE.hr);
    const on = { Tile: 'child' as const, IsOn: true };
    expect((await callProcess(port, 'switchSensitiveTile', on, { token: administrator, ...write() }))?.status).toBe(
      200,
    );
    await callProcess(port, 'startSensitiveReading', { Purpose: 'Yearly report' }, { token, ...write() });
    const { Months } = (await callProcess(port, 'getSensitiveFigures', {}, { token }))!.reply;
    const told = new Map<string, unknown>();
    const readAll = async () => {
      for (const Month of Months) {
        const answer = await callProcess(port, 'listChildren', { Month, Cut: 'level' }, { token });
        if (!answer) return;
        expect(answer.status).toBe(200);
        if (told.has(Month)) expect(answer.reply).toEqual(told.get(Month));
        told.set(Month, answer.reply);
      }
    };
    for (let done = 0; done < KILLS; done += 1) {
      const reading = readAll();
      await new Promise((resolve) => setTimeout(resolve, 20 + done * 60));
      await kill();
      await reading;
      port = await start();
    }
    await readAll();
    expect(told.size).toBe(Months.length);
    await kill();
    const { db, close } = await openEmbedded({ dataDir });
    const kept = await db.select().from(sensitiveMonths);
    expect(kept).toHaveLength(Months.length);
    for (const { id, tile, monthEnd, views, fingerprint } of kept) {
      await db.delete(sensitiveMonths).where(eq(sensitiveMonths.id, id));
      expect(await readMonth(db, { tile, monthEnd }, new Date())).toMatchObject({ views, fingerprint });
    }
    await close();
  } finally {
    await kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
