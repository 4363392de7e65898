import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { textRows } from '../../people/organisation/sample';
import { newCode } from '../../platform/new-code';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import type { Seat } from '../../people/sample/sample-seats';
import type { SampleAccount } from '../../people/sample/sample-accounts';
import { texts } from '../../platform/texts/tables';
import { causes, type Cause } from './sample-causes';
import { internalMessages, notifications } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

type NotificationRow = typeof notifications.$inferInsert;

const MINUTE = 60_000;
const names = { de, en, es, fr, ja, zh };

/** What kinds of notifications are called, and whether they were read. */
export async function loadNotificationWords(db: Database): Promise<void> {
  for (const kind of ['notification-category', 'notification-status'] as const) {
    const byLanguage = Object.fromEntries(Object.entries(names).map(([language, all]) => [language, all[kind]]));
    await insertRows(db, texts, textRows(kind, byLanguage));
  }
}

/** What the roles of the cast are told, read and unread; of everybody else every third has one unread notification. */
export async function loadNotifications(
  db: Database,
  accounts: readonly SampleAccount[],
  today: CalendarDate,
): Promise<void> {
  const reportsOf = (leader: Seat) =>
    accounts.map(({ seat }) => seat).filter((seat) => seat.leader === leader && !seat.leftOn);
  const rows = accounts.flatMap((account, index) => {
    const { seat, roleCodes } = account;
    if (!seat.cast) {
      const [cause] = causes;
      return index % 3 === 0 && cause && seat.joinedOn <= daysAfter(today, -cause.daysAgo)
        ? [notify(account, cause, seat, today)]
        : [];
    }
    const others = reportsOf(seat);
    const anybody = accounts.filter(({ seat: other }) => !other.cast && !other.leftOn);
    return causes
      .filter(({ roleCode, daysAgo }) => roleCodes.includes(roleCode) && seat.joinedOn <= daysAfter(today, -daysAgo))
      .map((cause, at) => {
        const about = { self: seat, report: others[at % others.length], somebody: anybody[at * 3]?.seat, nobody: null };
        return notify(account, cause, about[cause.about] ?? null, today);
      });
  });
  for (const kind of ['notification', 'internal-message'] as const) {
    const byLanguage = Object.fromEntries(Object.entries(names).map(([language, all]) => [language, all[kind]]));
    await insertRows(db, texts, textRows(kind, byLanguage));
  }
  await insertRows(db, notifications, rows);
  await insertRows(db, internalMessages, [worksInBoston(today)]);
}

function notify(account: SampleAccount, cause: Cause, about: Seat | null, today: CalendarDate): NotificationRow {
  const { name, description } = en.notification[cause.textCode];
  const sentAt = startOf(daysAfter(today, -cause.daysAgo));
  return {
    code: newCode(),
    accountId: account.accountId,
    roleCode: cause.roleCode,
    kind: cause.kind,
    category: cause.category,
    senderId: cause.isFromLeader ? (account.seat.leader?.personId ?? null) : null,
    aboutId: about?.personId ?? null,
    subject: name,
    textCode: cause.textCode,
    body: description,
    link: cause.link ?? '',
    dueOn: cause.dueInDays === undefined ? null : daysAfter(today, cause.dueInDays),
    createdAt: new Date(sentAt.getTime() + cause.minute * MINUTE),
    readAt: cause.isRead ? startOf(daysAfter(today, 1 - cause.daysAgo)) : null,
  };
}

function worksInBoston(today: CalendarDate): typeof internalMessages.$inferInsert {
  const { name, description } = en['internal-message']['works-in-boston'];
  return {
    code: newCode(),
    title: name,
    body: description,
    textCode: 'works-in-boston',
    locationCode: 'boston',
    validFrom: daysAfter(today, -2),
    validTo: daysAfter(today, 21),
  };
}
