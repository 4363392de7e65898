import type { Database } from '../db/database';
import { insertRows } from '../insert-rows';
import { textRows } from '../organisation/sample';
import { newCode } from '../people/codes';
import { daysAfter, startOf, type CalendarDate } from '../people/dates';
import { ROLE } from '../roles/sample';
import type { SampleAccount } from '../roles/sample-accounts';
import { texts } from '../texts/tables';
import { notifications } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

type NotificationRow = typeof notifications.$inferInsert;

interface Cause {
  readonly textCode: keyof typeof en;
  /** Where it leads to. */
  readonly link: string;
}

const CAUSES: Record<number, Cause> = {
  [ROLE.employee]: { textCode: 'timesheet-open', link: 'timemanage/timesheet' },
  [ROLE.appraiser]: { textCode: 'goals-wait', link: 'performance/goalapproval' },
  [ROLE.reviewer]: { textCode: 'ratings-wait', link: 'performance/moderation' },
  [ROLE.hr]: { textCode: 'probation-ends', link: 'ecenter/jobstatusupdate' },
  [ROLE.helpdesk]: { textCode: 'tickets-due', link: 'chillconnect/helpdeskinbox' },
  [ROLE.administrator]: { textCode: 'role-granted', link: 'process/roleaccess' },
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
        senderId: account.seat.leader?.personId ?? null,
        subject: en.welcome,
        textCode: 'welcome',
        link: '',
        body: 'Here you find your profile, your requests and the helpdesk.',
      },
    ];
  });
  await insertRows(db, texts, textRows('notification', { de, en, es, fr, ja, zh }));
  await insertRows(db, notifications, rows);
}

function notify({ accountId }: SampleAccount, roleCode: number, daysAgo: number, today: CalendarDate): NotificationRow {
  const cause = CAUSES[roleCode];
  if (!cause) throw new Error(`nothing to tell role ${roleCode}`);
  const subject = en[cause.textCode];
  return {
    code: newCode(),
    accountId,
    roleCode,
    kind: 'N',
    senderId: null,
    subject,
    ...cause,
    body: `${subject}.`,
    createdAt: startOf(daysAfter(today, daysAgo)),
    readAt: null,
  };
}
