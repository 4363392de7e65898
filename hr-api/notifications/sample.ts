import type { Database } from '../db/database';
import { insertRows } from '../insert-rows';
import { newCode } from '../people/codes';
import { daysAfter, startOf, type CalendarDate } from '../people/dates';
import { ROLE } from '../roles/sample';
import type { SampleAccount } from '../roles/sample-accounts';
import { notifications } from './tables';

type NotificationRow = typeof notifications.$inferInsert;

const SUBJECT: Record<number, string> = {
  [ROLE.employee]: 'Your timesheet of last week is still open',
  [ROLE.appraiser]: 'Goals of your team wait for your approval',
  [ROLE.reviewer]: 'Ratings wait for your moderation',
  [ROLE.hr]: 'Probation periods end this month',
  [ROLE.helpdesk]: 'Tickets of your process are due today',
  [ROLE.administrator]: 'A role was granted to a new account',
};

/** One unread notification for each role of the cast, a read one and an unread message; every third colleague has one, too. */
export async function loadNotifications(
  db: Database,
  accounts: readonly SampleAccount[],
  today: CalendarDate,
): Promise<void> {
  const rows = accounts.flatMap((account, index) => {
    if (!account.seat.cast) return index % 3 === 0 ? [notify(account, ROLE.employee, -4, today)] : [];
    return [
      ...account.roleCodes.map((roleCode) => notify(account, roleCode, -1, today)),
      { ...notify(account, ROLE.employee, -9, today), readAt: startOf(daysAfter(today, -8)) },
      {
        ...notify(account, ROLE.employee, 0, today),
        kind: 'M' as const,
        subject: 'Welcome to the portal',
        body: 'Here you find your profile, your requests and the helpdesk.',
      },
    ];
  });
  await insertRows(db, notifications, rows);
}

function notify({ accountId }: SampleAccount, roleCode: number, daysAgo: number, today: CalendarDate): NotificationRow {
  const subject = SUBJECT[roleCode] ?? 'Something waits for you';
  return {
    code: newCode(),
    accountId,
    roleCode,
    kind: 'N',
    subject,
    body: `${subject}.`,
    createdAt: startOf(daysAfter(today, daysAgo)),
    readAt: null,
  };
}
