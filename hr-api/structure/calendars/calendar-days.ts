import { asc, eq } from 'drizzle-orm';
import type { CalendarHoliday } from '../../../lib/contract/structure/calendars';
import { audit } from '../../platform/audit/audit';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { calendarDays, calendars } from '../../platform/calendar/tables';
import { insertRows } from '../../platform/insert-rows';
import { withEnglish } from '../../platform/lookups/names-in-languages';

/** The holidays of a calendar, by day; not found where there is no such calendar. */
export async function listDays(db: Database, calendarCode: number): Promise<CalendarHoliday[]> {
  if ((await db.$count(calendars, eq(calendars.code, calendarCode))) === 0) throw new ApiError('not_found');
  const rows = await db
    .select()
    .from(calendarDays)
    .where(eq(calendarDays.calendarCode, calendarCode))
    .orderBy(asc(calendarDays.day));
  return rows.map(({ day, names, kind, portion }) => ({ On: day, Names: names, Kind: kind, Portion: portion }));
}

/** Replaces the holidays of a calendar. The audit says what came, went and changed, and not the rest. */
export async function storeDays(
  context: CallContext,
  calendarCode: number,
  days: readonly CalendarHoliday[],
): Promise<void> {
  const { db } = context;
  const before = await listDays(db, calendarCode);
  await db.delete(calendarDays).where(eq(calendarDays.calendarCode, calendarCode));
  await insertRows(
    db,
    calendarDays,
    days.map(({ On, Names, Kind, Portion }) => ({
      calendarCode,
      day: On,
      names: withEnglish(Names),
      kind: Kind,
      portion: Portion,
    })),
  );
  const after = await listDays(db, calendarCode);
  await audit(context, {
    subject: { kind: 'calendar', id: String(calendarCode) },
    action: 'change holidays of calendar',
    before: { Days: without(before, after) },
    after: { Days: without(after, before) },
  });
}

/** The holidays that are not in another list as they are. */
function without(days: readonly CalendarHoliday[], others: readonly CalendarHoliday[]): CalendarHoliday[] {
  const same = new Set(others.map(textOf));
  return days.filter((day) => !same.has(textOf(day)));
}

/** The database keeps no order within names. */
const textOf = ({ On, Names, Kind, Portion }: CalendarHoliday) =>
  JSON.stringify([On, Object.entries(Names).sort(), Kind, Portion]);
