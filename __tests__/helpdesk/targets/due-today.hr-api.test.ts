import { eq } from 'drizzle-orm';
import { tickets } from '../../../hr-api/helpdesk/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const MINUTE = 60_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp({ now: new Date('2026-03-18T06:30:00Z') });
});
afterAll(() => hr.stop());

test('the desk lists tickets due today in Kolkata, none late or closed', async () => {
  const [ananya, rohan] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1005')];
  const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Subject: 'A due date', Message: 'When?' };
  const { QueryCode } = (await hr.call('createTicket', question, { token: ananya })).reply();
  const isFound = async (change: Partial<typeof tickets.$inferInsert>) => {
    const [ticket] = [{ answeredAt: null, closedAt: null, responseDueAt: null, resolutionDueAt: null, ...change }];
    await hr.db.update(tickets).set(ticket).where(eq(tickets.code, QueryCode));
    const wanted = { View: 'desk', IsDueToday: true, Search: 'A due date' } as const;
    return (await hr.call('listTickets', wanted, { token: rohan })).reply().length === 1;
  };
  const now = hr.clock.now.getTime();
  const [soon, past] = [new Date(now + MINUTE), new Date(now - MINUTE)];
  expect(await isFound({ responseDueAt: soon })).toBe(true);
  expect(await isFound({ resolutionDueAt: new Date('2026-03-18T18:29:00Z') })).toBe(true);
  expect(await isFound({ resolutionDueAt: new Date('2026-03-18T18:31:00Z') })).toBe(false);
  expect(await isFound({ responseDueAt: past, resolutionDueAt: past })).toBe(false);
  expect(await isFound({ responseDueAt: soon, answeredAt: past })).toBe(false);
  expect(await isFound({ resolutionDueAt: soon, closedAt: past })).toBe(false);
  expect(await isFound({})).toBe(false);
});
