import { isNull } from 'drizzle-orm';
import { sealWork } from '../../../hr-api/platform/audit/seals/seal-work';
import { MAX_ENTRIES } from '../../../hr-api/platform/audit/seals/seal-entries';
import { verifySeals } from '../../../hr-api/platform/audit/seals/verify-seals';
import { auditBlocks, auditEntries } from '../../../hr-api/platform/audit/tables';
import { capabilities } from '../../../hr-api/composed';
import type { Dependencies } from '../../../hr-api/platform/capability';
import { createLog } from '../../../hr-api/platform/log';
import type { Occurrence } from '../../../hr-api/platform/schedules/occurrence';
import { addBuiltInSchedules } from '../../../hr-api/workplace/scheduler/built-in-schedules';
import { runDue } from '../../workplace/scheduler/run-due-services';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { clearAudit, writeMany } from './audit-database';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const unsealed = () => hr.db.$count(auditEntries, isNull(auditEntries.sealedIn));

/** What the service logs while it runs once. */
async function work(signal = new AbortController().signal): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(
    { LOG_LEVEL: 'info' },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const dependencies = { db: hr.db, clock: () => hr.clock.now, log } as unknown as Dependencies;
  await sealWork.run(dependencies, { signal } as Occurrence);
  return lines;
}

test('what people did is sealed a minute later, once, whichever of two processes does so', async () => {
  await addBuiltInSchedules(hr.db, { at: hr.clock.now, capabilities });
  const token = await hr.tokenOf('E1001');
  await hr.call('setLanguage', { Language: 'fr' }, { token });
  const before = await unsealed();
  expect(before).toBeGreaterThan(1);
  hr.clock.advance(60_000);
  await Promise.all([runDue(hr), runDue(hr)]);
  expect(await verifySeals(hr.db)).toMatchObject({ blocks: 1, rows: before, unsealed: 0, fault: undefined });
});

test('the service seals all that waits, block by block, and logs the hash of each', async () => {
  await clearAudit(hr.db);
  await writeMany(hr.db, MAX_ENTRIES + 5);
  const lines = await work();
  const blocks = await hr.db.select().from(auditBlocks).orderBy(auditBlocks.number);
  expect(lines).toEqual(
    blocks.map(({ number, entryCount, hash }) =>
      expect.objectContaining({ msg: 'audit rows sealed', block: number, rows: entryCount, hash }),
    ),
  );
  expect(blocks.map(({ entryCount }) => entryCount)).toEqual([MAX_ENTRIES, 5]);
  expect(await work()).toEqual([]);
});

test('a process that is about to stop leaves what waits to the next one', async () => {
  await clearAudit(hr.db);
  await writeMany(hr.db, 1);
  expect(await work(AbortSignal.abort())).toEqual([]);
  expect(await unsealed()).toBe(1);
});
