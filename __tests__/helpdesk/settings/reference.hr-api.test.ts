import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { noticeTexts } from '../../../hr-api/helpdesk/notices/notice-texts';
import { helpdeskProcesses, ticketStatuses } from '../../../hr-api/helpdesk/tables';
import { completeReference } from '../../../hr-api/reference';
import { roles } from '../../../hr-api/people/accounts/tables';
import { menus, roleMenus } from '../../../hr-api/workplace/shell/tables';
import { texts } from '../../../hr-api/platform/texts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { makeDatabase } from '../../platform/hr-api/harness/test-database';

const KINDS = ['helpdesk-process', 'helpdesk-sub-process', 'helpdesk-priority', 'helpdesk-status'] as const;

describe('what the helpdesk can be asked for', () => {
  let hr: TestApp;
  afterEach(() => hr.stop());

  const statuses = async () =>
    (await hr.db.select().from(ticketStatuses)).map(({ code }) => code).sort((a, b) => a - b);

  test('comes into a database that an earlier version filled, in every language, and once', async () => {
    hr = await startApp();
    await hr.db.execute(sql`truncate ticket_messages, ticket_readings, tickets, saved_replies, helpdesk_members,
      helpdesk_sub_processes, helpdesk_processes, helpdesk_priorities, ticket_statuses, working_hours, holidays`);
    const [page] = await hr.db.select({ code: menus.code }).from(menus).where(eq(menus.link, 'ticket'));
    await hr.db.delete(roleMenus).where(eq(roleMenus.menuCode, page!.code));
    await hr.db.delete(menus).where(eq(menus.code, page!.code));
    const brought = [...Object.keys(noticeTexts.en.notification), String(page!.code)];
    const before = await hr.db.$count(texts);
    await hr.db.delete(texts).where(or(inArray(texts.kind, [...KINDS]), inArray(texts.code, brought)));
    await completeReference(hr.db);
    await completeReference(hr.db);
    expect(await statuses()).toEqual([1, 2, 3, 4, 5, 10]);
    expect(await hr.db.$count(texts)).toBe(before);
    const token = await hr.tokenOf('E1001');
    const question = { ProcessCode: 3, CategoryCode: 31, PriorityCode: 2, Subject: 'First', Message: 'Of all' };
    expect((await hr.call('createTicket', question, { token })).reply()).toMatchObject({ StatusName: 'Open' });
  });

  test('is left as people have changed it when the product starts again', async () => {
    hr = await startApp();
    await hr.db
      .update(helpdeskProcesses)
      .set({ name: 'Computers', textCode: null, isActive: false, isForClients: false })
      .where(eq(helpdeskProcesses.code, 1));
    await completeReference(hr.db);
    const [process] = await hr.db.select().from(helpdeskProcesses).where(eq(helpdeskProcesses.code, 1));
    expect(process).toEqual({ code: 1, name: 'Computers', textCode: null, isActive: false, isForClients: false });
    expect(await hr.db.$count(texts, and(eq(texts.kind, 'helpdesk-process'), eq(texts.language, 'en')))).toBe(3);
  });

  test('does not come into a database that knows no roles yet', async () => {
    const on = await makeDatabase({ isEmpty: true });
    await on.database.migrate();
    hr = await startApp({ on });
    await completeReference(hr.db);
    expect([await statuses(), await hr.db.$count(roles)]).toEqual([[], 0]);
  });
});
