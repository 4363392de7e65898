import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { assignments } from '../../people/tables';
import { textsOf } from '../../platform/texts/data';
import { internalMessageReadings, internalMessages } from './tables';

export interface MessageReader {
  readonly accountId: string;
  readonly employmentId: string | null;
  readonly on: CalendarDate;
}

/** Messages that are in force on a day for everybody, or for where the reader works. */
function isFor({ employmentId, on }: MessageReader) {
  const isThere = sql`${internalMessages.locationCode} in (
    select ${assignments.locationCode} from ${assignments}
    where ${assignments.employmentId} = ${employmentId} and ${asOn(assignments, on)})`;
  return and(asOn(internalMessages, on), or(isNull(internalMessages.locationCode), employmentId ? isThere : undefined));
}

const isReadBy = (accountId: string) =>
  and(eq(internalMessageReadings.messageId, internalMessages.id), eq(internalMessageReadings.accountId, accountId));

/** The newest message that a reader has not read since an instant; null where there is none. */
export async function dueMessage(
  db: Database,
  reader: MessageReader,
  { since, language }: { since: Date; language: Language },
): Promise<{ code: string; title: string; body: string } | null> {
  const names = textsOf('internal-message', language, 'message_texts');
  const [message] = await db
    .select({
      code: internalMessages.code,
      title: sql<string>`coalesce(${names.name}, ${internalMessages.title})`,
      body: sql<string>`coalesce(nullif(${names.description}, ''), ${internalMessages.body})`,
    })
    .from(internalMessages)
    .leftJoin(internalMessageReadings, isReadBy(reader.accountId))
    .leftJoin(names, eq(names.code, internalMessages.textCode))
    .where(and(isFor(reader), or(isNull(internalMessageReadings.readAt), lt(internalMessageReadings.readAt, since))))
    .orderBy(desc(internalMessages.validFrom), asc(internalMessages.code))
    .limit(1);
  return message ?? null;
}

/** Notes that a message was read; answers its id, or null where the reader has no such message. */
export async function markMessageRead(
  db: Database,
  reader: MessageReader,
  code: string,
  now: Date,
): Promise<string | null> {
  const [message] = await db
    .select({ id: internalMessages.id })
    .from(internalMessages)
    .where(and(isFor(reader), eq(internalMessages.code, code)));
  if (!message) return null;
  await db
    .insert(internalMessageReadings)
    .values({ messageId: message.id, accountId: reader.accountId, readAt: now })
    .onConflictDoUpdate({
      target: [internalMessageReadings.messageId, internalMessageReadings.accountId],
      set: { readAt: now },
    });
  return message.id;
}
