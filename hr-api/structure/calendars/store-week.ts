import { eq } from 'drizzle-orm';
import type { RequestFor } from '../../../lib/contract/all';
import { audit } from '../../platform/audit/audit';
import { calendars, calendarWeekdays } from '../../platform/calendar/tables';
import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { insertRows } from '../../platform/insert-rows';
import { weeksIn } from './calendar-lookup';

type Request = RequestFor<'saveCalendarWeek'>;

/** Replaces the week of a calendar; not found where there is no such calendar. */
export async function storeWeek(context: CallContext, { CalendarCode: code, Week }: Request): Promise<void> {
  const { db } = context;
  if ((await db.$count(calendars, eq(calendars.code, code))) === 0) throw new ApiError('not_found');
  const weekOf = async () => (await weeksIn(db, code)).map(({ day }) => day);
  const before = await weekOf();
  await db.delete(calendarWeekdays).where(eq(calendarWeekdays.calendarCode, code));
  await insertRows(
    db,
    calendarWeekdays,
    Week.map(({ Weekday, From, To, Portion, OffWeeks }) => ({
      calendarCode: code,
      weekday: Weekday,
      fromMinute: From,
      toMinute: To,
      portion: Portion,
      offWeeks: [...new Set(OffWeeks)].sort(),
    })),
  );
  await audit(context, {
    subject: { kind: 'calendar', id: String(code) },
    action: 'change hours of calendar',
    before: { Week: before },
    after: { Week: await weekOf() },
  });
}
