import fsPromises, { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { claimNext, LEASE_MS } from '../../../../hr-api/platform/schedules/claims';
import { occurrenceOf } from '../../../../hr-api/platform/schedules/occurrence';
import { runNext } from '../../../../hr-api/platform/schedules/run';
import { notifications } from '../../../../hr-api/workplace/notifications/tables';
import { reportKind } from '../../../../hr-api/workplace/reports/sending/run/report-kind';
import { startSender, type Sender } from './sender';

const [MINUTE, HOUR] = [60_000, 3_600_000];

let at: Sender;
let SavedReportCode: string;
beforeEach(async () => {
  at = await startSender();
  SavedReportCode = await at.saveLayout('Broken runs', ['Name']);
});
afterEach(() => at.stop());

/** Files are written as ever until so many of them are. */
function filesUntil(count: number, then: () => Promise<never>) {
  const { files } = at.hr.services;
  let written = 0;
  const write: typeof files.write = async (...given) => {
    written += 1;
    return written > count ? then() : files.write(...given);
  };
  return { ...files, write };
}

test('a worker that dies amid a run is followed by one that sends to the others alone', async () => {
  const HeaderCode = await at.send({ SavedReportCode, ChillCodes: await at.codesOf('E1002', 'E1003') });
  const claim = (await claimNext(at.hr.db, at.hr.clock.now))!;
  let isAmid = () => {};
  const amid = new Promise<void>((resolve) => (isAmid = resolve));
  const files = filesUntil(1, () => {
    isAmid();
    return new Promise<never>(() => {});
  });
  const held = { db: at.hr.db, clock: () => at.hr.clock.now, signal: new AbortController().signal };
  void reportKind.run(occurrenceOf(claim, held), { ...at.dependencies(), files });
  await amid;
  at.hr.clock.advance(LEASE_MS + 1);
  await at.deliverAll();
  const [run] = await at.runsOf(HeaderCode);
  expect(run).toMatchObject({ State: 'done' });
  expect(run!.Deliveries!.map(({ State }) => State)).toEqual(['delivered', 'delivered', 'delivered']);
  const sent = await at.newFiles();
  expect(new Set(sent.map(({ to }) => to)).size).toBe(3);
  expect(sent).toHaveLength(3);
});

test('a run whose file cannot be written fails after three tries, and its owner alone is told', async () => {
  const HeaderCode = await at.send({ SavedReportCode });
  const files = filesUntil(0, async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const runner = { ...at.runnerOf(), dependencies: { ...at.dependencies(), files } };
  for (let turn = 1; turn <= 3; turn += 1) {
    expect(await runNext(runner)).toBe(true);
    at.hr.clock.advance(turn * MINUTE);
  }
  expect(await runNext(runner)).toBe(false);
  expect((await at.runsOf(HeaderCode))[0]).toMatchObject({ State: 'failed', ErrorName: 'Error', Deliveries: [] });
  const subject = '“Broken runs” could not be sent';
  const told = await at.hr.db.select().from(notifications).where(eq(notifications.subject, subject));
  expect(told).toMatchObject([{ accountId: (await at.asHr()).actor.accountId }]);
});

test('a disk that fills up amid a file keeps no half of it; later it is sent once', async () => {
  const HeaderCode = await at.send({ SavedReportCode });
  const folder = await at.hr.services.files.folder(at.hr.db);
  const namesThere = async () => (await readdir(folder, { recursive: true })).filter((name) => name.length > 2).sort();
  const before = await namesThere();
  const { open } = fsPromises;
  const filling = jest.spyOn(fsPromises, 'open').mockImplementation(async (...given) => {
    const handle = await open(...given);
    const { writeFile } = handle;
    handle.writeFile = async (bytes) => {
      await writeFile.call(handle, (bytes as Uint8Array).subarray(0, 10));
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    };
    return handle;
  });
  await runNext(at.runnerOf());
  expect(filling).toHaveBeenCalled();
  filling.mockRestore();
  expect(await namesThere()).toEqual(before);
  expect(await at.newFiles()).toEqual([]);
  at.hr.clock.advance(MINUTE);
  await at.deliverAll();
  expect((await at.runsOf(HeaderCode))[0]).toMatchObject({ State: 'done' });
  expect(await at.newFiles()).toHaveLength(1);
});

test('a mail that cannot be queued fails for its recipient alone, and the owner is told', async () => {
  const HeaderCode = await at.send({ SavedReportCode, ChillCodes: await at.codesOf('E1002') });
  const { mail } = at.hr.services;
  let queued = 0;
  const queue: typeof mail.queue = async (...given) => {
    queued += 1;
    if (queued === 2) throw new Error('no mail today');
    return mail.queue(...given);
  };
  await runNext({ ...at.runnerOf(), dependencies: { ...at.dependencies(), mail: { ...mail, queue } } });
  await at.deliverAll();
  const [run] = await at.runsOf(HeaderCode);
  expect(run!.Deliveries!.map(({ State }) => State).sort()).toEqual(['delivered', 'failed']);
  const subject = 'A mail with “Broken runs” did not arrive';
  expect(await at.hr.db.$count(notifications, eq(notifications.subject, subject))).toBe(1);
});

test('a clock that goes forward an hour and back again sends nothing twice', async () => {
  const HeaderCode = await at.schedule({ SavedReportCode });
  at.nextDay();
  for (const step of [0, HOUR, -HOUR, HOUR]) {
    at.hr.clock.advance(step);
    await at.deliverAll();
  }
  expect(await at.runsOf(HeaderCode)).toHaveLength(1);
  expect(await at.newFiles()).toHaveLength(1);
});
