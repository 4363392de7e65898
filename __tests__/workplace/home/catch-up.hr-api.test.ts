import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { assignments } from '../../../hr-api/people/tables';
import { articles } from '../../../hr-api/workplace/knowledge/tables';
import { wishes } from '../../../hr-api/workplace/happenings/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, employmentOf } from '../../people/cast-actors';

const DAY = 86_400_000;

let hr: TestApp;
beforeEach(async () => {
  hr = await startApp();
});
afterEach(() => hr.stop());

const awaySince = async (token: string) => (await hr.call('listToday', {}, { token })).reply().AwaySince;
const missed = async (token: string) => (await hr.call('listCatchUp', {}, { token })).reply();

/** Signs in, stays away for so many days, and signs in again. */
async function comeBack(empid: string, days: number, meanwhile?: () => Promise<void>) {
  await hr.tokenOf(empid);
  hr.clock.advance(DAY);
  await meanwhile?.();
  hr.clock.advance((days - 1) * DAY);
  return hr.tokenOf(empid);
}

test('after three whole days away one catches up once; after a weekend there is nothing to', async () => {
  const left = wireDate(dayOf(hr.clock.now));
  expect(await awaySince(await comeBack('E1002', 3))).toBe('');
  const ananya = await comeBack('E1001', 4);
  expect(await awaySince(ananya)).toBe(wireDate(daysAfter(dayOf(hr.clock.now), -4)));
  expect(await awaySince(ananya)).not.toBe(left);
  expect((await hr.call('closeCatchUp', {}, { token: ananya })).reply()).toEqual({});
  expect(await awaySince(ananya)).toBe('');
  expect(await missed(ananya)).toEqual([]);
  expect(await awaySince(await hr.tokenOf('E1001'))).toBe('');
});

test('an absence is offered in every session of the week after, and then no more', async () => {
  await comeBack('E1001', 4);
  hr.clock.advance(2 * DAY);
  expect(await awaySince(await hr.tokenOf('E1001'))).not.toBe('');
  hr.clock.advance(3 * DAY);
  expect(await awaySince(await hr.tokenOf('E1001'))).not.toBe('');
  hr.clock.advance(3 * DAY);
  expect(await awaySince(await hr.tokenOf('E1001'))).toBe('');
});

test('what happened is one list, the oldest first, without what was read or is another’s', async () => {
  const { accountId, personId } = await actorOf(hr, 'E1001');
  const sender = await actorOf(hr, 'E1002');
  const tell = (code: string, readAt: Date | null, category: 'information' | 'reminder' = 'information') => ({
    ...{ code, accountId, roleCode: ROLE.employee, kind: 'N' as const, category, subject: code, body: '', readAt },
    createdAt: hr.clock.now,
    dueOn: category === 'reminder' ? dayOf(hr.clock.now) : null,
  });
  const placeOf = async (empid: string) => {
    const { id } = await employmentOf(hr, empid);
    const current = and(eq(assignments.employmentId, id), isNull(assignments.validTo));
    return (await hr.db.select().from(assignments).where(current))[0]!;
  };
  const ananya = await comeBack('E1001', 5, async () => {
    const [article] = await hr.db.select().from(articles);
    await hr.db
      .update(articles)
      .set({ createdOn: dayOf(hr.clock.now) })
      .where(eq(articles.id, article!.id));
    hr.clock.advance(3_600_000);
    await hr.db
      .insert(notifications)
      .values([tell('unread', null), tell('read', hr.clock.now), tell('due', null, 'reminder')]);
    hr.clock.advance(3_600_000);
    const wish = { senderId: sender.personId, receiverId: personId, kind: 'BirthDay' as const, sentAt: hr.clock.now };
    await hr.db.insert(wishes).values({ ...wish, code: 'wish', content: 'All the best!' });
    const { unitCode } = await placeOf('E1001');
    const mover = await placeOf('E1003');
    const movedOn = daysAfter(dayOf(hr.clock.now), 2);
    await hr.db.update(assignments).set({ validTo: movedOn }).where(eq(assignments.id, mover.id));
    await hr.db.insert(assignments).values({ ...mover, id: undefined, unitCode, validFrom: movedOn, validTo: null });
  });
  const rows = await missed(ananya);
  expect(rows.map(({ Kind }) => Kind)).toEqual(['article', 'notification', 'wish', 'person']);
  expect(rows.map(({ Title }) => Title).slice(1)).toEqual(['unread', 'All the best!', 'New in Firmware']);
  expect(rows[3]).toMatchObject({ Empid: 'E1003', KeyCode: (await employmentOf(hr, 'E1003')).code });
  expect((await missed(await hr.tokenOf('E1002'))).length).toBe(0);
});
