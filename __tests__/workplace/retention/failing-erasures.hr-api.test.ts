import { eq } from 'drizzle-orm';
import { capabilities } from '../../../hr-api/composed';
import { persons } from '../../../hr-api/people/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import type { Erasure } from '../../../hr-api/platform/erasure';
import { eraseNext } from '../../../hr-api/workplace/retention/erasing/erase-next';
import { erasures } from '../../../hr-api/workplace/retention/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { askFor, callAs, erasureOf, MONTH_MS, promoteDecider } from './retention-scene';

const HALF_AN_HOUR_MS = 30 * 60_000;

let hr: TestApp;
let failing: { code: string; personId: string };
let other: { code: string; personId: string };
let RequestCode: string;

/** Of two who left the data of one cannot go. */
beforeAll(async () => {
  hr = await startApp();
  await promoteDecider(hr);
  (await callAs(hr, 'E1004', 'saveRetention', { KeepMonths: 6 })).reply();
  hr.clock.advance(MONTH_MS * 700);
  const left = (await callAs(hr, 'E1004', 'listLeftPeople', { View: 'due', PageSize: 2 })).reply();
  const both = left.map(({ ChillCode: code, Key }) => ({ code, personId: Key.split('.')[1]! }));
  [failing, other] = both.sort((one, two) => one.personId.localeCompare(two.personId)) as [
    typeof failing,
    typeof other,
  ];
  RequestCode = await agreed(failing.code, other.code);
});
afterAll(() => hr.stop());

/** As `decideErasure` leaves it, without the job. */
async function agreed(...codes: string[]) {
  const code = await askFor(hr, codes);
  const running = { state: 'running' as const, decidedAt: hr.clock.now };
  await hr.db.update(erasures).set(running).where(eq(erasures.id, code));
  return code;
}

const broken: Erasure = {
  ...{ name: 'broken', titles: {} as never, order: 99, count: () => Promise.resolve({ deleted: 0, emptied: 0 }) },
  erase: ({ db }, { personId }) =>
    personId === failing.personId
      ? db.transaction(() => Promise.reject(new Error('around it', { cause: new Error('a row is in use') })))
      : Promise.resolve(),
};
const eraser = (more: readonly Erasure[] = [broken]) => ({
  ...{ ...hr.services, db: hr.db, clock: () => hr.clock.now, log: hr.app.log },
  capabilities: [...capabilities, { erasure: more }],
});
const request = () => erasureOf(hr, RequestCode);

test('who cannot be erased is set aside whole, and those behind them are erased', async () => {
  expect(await eraseNext(eraser(), RequestCode)).toBe(true);
  const [person] = await hr.db.select().from(persons).where(eq(persons.id, failing.personId));
  expect(person!.name).not.toBe('—');
  expect(await eraseNext(eraser(), RequestCode)).toBe(false);
  expect(await request()).toMatchObject({
    ...{ State: 'running', Erased: 1, LeftOut: 0 },
    Named: [{ ChillCode: failing.code, Because: 'failed', Problem: 'a row is in use' }],
  });
});

test('they are tried again after a time, not before, and left out after five tries', async () => {
  expect(await eraseNext(eraser([]), RequestCode)).toBe(false);
  expect((await request()).Erased).toBe(1);
  for (let tries = 2; tries <= 5; tries += 1) {
    expect((await request()).State).toBe('running');
    hr.clock.advance(HALF_AN_HOUR_MS);
    expect(await eraseNext(eraser(), RequestCode)).toBe(false);
  }
  expect(await request()).toMatchObject({
    ...{ State: 'done', Erased: 1, LeftOut: 1 },
    Named: [{ ChillCode: failing.code, Because: 'failed', Problem: 'a row is in use' }],
  });
  const entries = await hr.db.select().from(auditEntries).where(eq(auditEntries.personId, failing.personId));
  expect(entries).toContainEqual(expect.objectContaining({ action: 'leave out of an erasure' }));
});

test('once it is mended another request erases them', async () => {
  const again = await agreed(failing.code);
  expect(await eraseNext(eraser([]), again)).toBe(false);
  expect(await erasureOf(hr, again)).toMatchObject({ State: 'done', Erased: 1, Named: [] });
});
