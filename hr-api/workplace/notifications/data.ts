import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { dayOf, daysAfter, type CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { grantDayOf } from '../../people/own-day';
import { persons } from '../../people/tables';
import { roleGrants } from '../../people/accounts/tables';
import { WEEK, type CatchUpSource, type HomeRow, type HomeSource } from '../home/home-rows';
import { liesIn } from '../shell/data';
import { textsOf } from '../../platform/texts/data';
import { staysUntilDone } from './policy';
import { CATEGORIES, notifications, type Category } from './tables';

type Kind = 'N' | 'M';

/** Whose notifications they are. A role that is not held on their day any more tells nothing. */
export interface Reader extends Pick<Actor, 'accountId' | 'grantDay'> {
  readonly on: CalendarDate;
}

const isPending = isNull(notifications.readAt);

/** What reading is enough for, as `staysUntilDone` says it of one. */
const leavesByReading = notInArray(notifications.category, CATEGORIES.filter(staysUntilDone));

function isFor(reader: Reader) {
  const { accountId } = reader;
  const held = new QueryBuilder()
    .select({ code: roleGrants.roleCode })
    .from(roleGrants)
    .where(and(eq(roleGrants.accountId, accountId), asOn(roleGrants, grantDayOf(reader, reader.on))));
  return and(eq(notifications.accountId, accountId), inArray(notifications.roleCode, held));
}

export interface PendingCount {
  readonly roleCode: number;
  readonly kind: Kind;
  readonly count: number;
}

/** How many notifications and messages a reader has not read, by the role they are for. */
export async function countPending(db: Database, reader: Reader): Promise<PendingCount[]> {
  return db
    .select({ roleCode: notifications.roleCode, kind: notifications.kind, count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(isFor(reader), isPending))
    .groupBy(notifications.roleCode, notifications.kind);
}

/** VCON-29: how much a reader has not read in all. */
export async function headCount(db: Database, reader: Reader): Promise<number> {
  return (await countPending(db, reader)).reduce((sum, { count }) => sum + count, 0);
}

interface Question {
  readonly kind: Kind;
  readonly language: Language;
  readonly limit: number;
  /** Of one role; of all that the reader holds unless given. */
  readonly roleCode?: number;
  readonly isPendingAlone?: boolean;
  /** Only those that lead into this module. */
  readonly moduleCode?: number;
  /** Only those that came after it. */
  readonly since?: Date;
}

/** A reader's notifications of one kind, those that are not read first, each in turn from the newest on. */
export async function notificationsOf(db: Database, reader: Reader, question: Question) {
  const { kind, language, limit, roleCode, isPendingAlone = false, moduleCode, since } = question;
  const names = textsOf('notification', language, 'notification_texts');
  const subjects = alias(persons, 'subjects');
  return db
    .select({
      code: notifications.code,
      subject: sql<string>`coalesce(${names.name}, ${notifications.subject})`,
      body: sql<string>`coalesce(nullif(${names.description}, ''), ${notifications.body})`,
      kind: notifications.kind,
      category: notifications.category,
      sender: persons.name,
      about: { id: subjects.id, name: subjects.name, empid: subjects.empid },
      roleCode: notifications.roleCode,
      link: notifications.link,
      linkKey: notifications.linkKey,
      linkValue: notifications.linkValue,
      dueOn: notifications.dueOn,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .leftJoin(persons, eq(persons.id, notifications.senderId))
    .leftJoin(subjects, eq(subjects.id, notifications.aboutId))
    .leftJoin(names, eq(names.code, notifications.textCode))
    .where(
      and(
        isFor(reader),
        eq(notifications.kind, kind),
        roleCode === undefined ? undefined : eq(notifications.roleCode, roleCode),
        isPendingAlone ? isPending : undefined,
        moduleCode === undefined ? undefined : liesIn(moduleCode, notifications.link),
        since && gt(notifications.createdAt, since),
      ),
    )
    .orderBy(desc(isPending), desc(notifications.createdAt), asc(notifications.code))
    .limit(limit);
}

/** A reminder or an approval is done by its day; everything else is for information. */
function groupOf(category: Category, dueOn: CalendarDate | null, on: CalendarDate): 'now' | 'week' | 'info' {
  if (!staysUntilDone(category) || dueOn === null || dueOn > daysAfter(on, WEEK)) return 'info';
  return dueOn <= on ? 'now' : 'week';
}

/** What a reader has not read of either kind, over all their roles. */
export const homeNotifications: HomeSource = async ({ actor, db, language }, question) => {
  const { on, limit, moduleCode } = question;
  const reader = { ...actor, on };
  const rows = await pendingRows(db, reader, { language, limit, moduleCode });
  const listed = (group: HomeRow['group']) => rows.filter((row) => row.group === group).length;
  const all = rows.length < limit || moduleCode !== undefined ? rows.length : await headCount(db, reader);
  const counts = { now: listed('now'), week: listed('week') };
  return { rows, counts: { ...counts, info: all - counts.now - counts.week } };
};

/** What came while a reader was away and is not read; what is to be done by a day is listed as such. */
export const missedNotifications: CatchUpSource = async ({ actor, db, now, language }, question) => {
  const rows = await pendingRows(db, { ...actor, on: dayOf(now) }, { ...question, language });
  return rows.filter(({ group }) => group === 'info');
};

/** Of either kind, as rows of home. */
async function pendingRows(
  db: Database,
  reader: Reader,
  question: Omit<Question, 'kind' | 'roleCode' | 'isPendingAlone'>,
): Promise<HomeRow[]> {
  const found = [];
  for (const kind of ['N', 'M'] as const)
    found.push(...(await notificationsOf(db, reader, { ...question, kind, isPendingAlone: true })));
  return found.map((row) => ({
    kind: row.kind === 'M' ? 'message' : 'notification',
    code: row.code,
    title: row.subject,
    group: groupOf(row.category, row.dueOn, reader.on),
    button: staysUntilDone(row.category) ? 'finish' : 'open',
    dueOn: row.dueOn,
    createdAt: row.createdAt,
    name: row.sender,
    link: row.link,
    linkKey: row.linkKey,
    linkValue: row.linkValue,
    roleCode: row.roleCode,
  }));
}

/** Marks one as read; answers its id and whether it was pending, or null where the reader has no such notification. */
export async function markRead(
  db: Database,
  reader: Reader,
  code: string,
  now: Date,
): Promise<{ id: string; wasPending: boolean } | null> {
  const [found] = await db
    .select({ id: notifications.id, readAt: notifications.readAt })
    .from(notifications)
    .where(and(isFor(reader), eq(notifications.code, code)))
    .for('update');
  if (!found) return null;
  if (!found.readAt) await db.update(notifications).set({ readAt: now }).where(eq(notifications.id, found.id));
  return { id: found.id, wasPending: !found.readAt };
}

/** Whether a reader has a notification with this code, read or not. */
export const isReaders = async (db: Database, reader: Reader, code: string): Promise<boolean> =>
  (await db.$count(notifications, and(isFor(reader), eq(notifications.code, code)))) > 0;

/** Takes back that one was read; answers its id, or null where the reader has no such notification or it is pending. */
export async function markPending(db: Database, reader: Reader, code: string): Promise<string | null> {
  const [taken] = await db
    .update(notifications)
    .set({ readAt: null })
    .where(and(isFor(reader), eq(notifications.code, code), isNotNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return taken?.id ?? null;
}

/** Marks all pending ones of a role and kind as read that do not stay until they are done, and answers how many that were. */
export async function markAllRead(
  db: Database,
  reader: Reader,
  { roleCode, kind, now }: { roleCode: number; kind: Kind; now: Date },
): Promise<number> {
  const read = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        isFor(reader),
        eq(notifications.roleCode, roleCode),
        eq(notifications.kind, kind),
        isPending,
        leavesByReading,
      ),
    )
    .returning({ id: notifications.id });
  return read.length;
}
