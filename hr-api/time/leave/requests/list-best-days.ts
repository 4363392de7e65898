import { and, between, eq, ne } from 'drizzle-orm';
import type { LeaveBestDays } from '../../../../lib/contract/time/leave/leave';
import { MAX_BEST_DAYS, PARTS_PER_DAY } from '../../../../lib/contract/time/leave/leave-rules';
import { personCalendar } from '../../../people/organisation/calendars/person-calendar';
import { ownDayOf } from '../../../people/own-day';
import { describeDay, type CalendarOn } from '../../../platform/calendar/calendar-rules';
import type { Handler } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { dayOf, daysAfter, daysBetween, wireDate, type CalendarDate } from '../../../platform/dates';
import { readTypes } from '../balances/read-types';
import { openHolder, toldOn } from '../holder';
import { readAccounts } from '../ledger/read-account';
import { bestDays, type OpenDay } from '../rules/best-days';
import { countDays } from '../rules/count-days';
import { ruleOn } from '../rules/entitlement';
import { leaveDays } from '../tables';
import { findRequest } from './find-request';
import { leftWith } from './weigh-leave';

/** So far ahead is looked. */
const DAYS_AHEAD = 365;
/** So many are weighed against the balance at most, the best first. */
const MAX_WEIGHED = 60;

/** The days of a span on which leave is held, but that of one request. */
async function takenDays(
  db: Database,
  employmentId: string,
  { from, to, except }: { readonly from: CalendarDate; readonly to: CalendarDate; readonly except: string | null },
): Promise<ReadonlySet<CalendarDate>> {
  const isOther = except === null ? undefined : ne(leaveDays.requestId, except);
  const isHeld = and(eq(leaveDays.employmentId, employmentId), eq(leaveDays.isHeld, true));
  const rows = await db
    .select({ day: leaveDays.day })
    .from(leaveDays)
    .where(and(isHeld, between(leaveDays.day, from, to), isOther));
  return new Set(rows.map(({ day }) => day));
}

function openDayOf(day: CalendarDate, calendarOn: CalendarOn, isTaken: boolean): OpenDay {
  const calendar = calendarOn(day);
  if (!calendar) return { day, worked: null, isTaken, isHoliday: false };
  const { worked, holiday } = describeDay(calendar, day);
  return { day, worked, isTaken, isHoliday: holiday !== null && !holiday.isOptional && !calendar.isOff(day) };
}

/** When little leave makes much time off in the year to come, as far as the balance goes. */
export const listBestDays: Handler<'listBestDays'> = async ({ ChillCode, RequestCode, TypeCode, Days }, context) => {
  const { db, language, now } = context;
  const before = RequestCode === '' ? null : await findRequest(context, RequestCode);
  const holder = before?.holder ?? (await openHolder(context, ChillCode));
  const except = before?.request.id ?? null;
  const today = await ownDayOf(db, holder.personId, now);
  const to = daysAfter(today, DAYS_AHEAD);
  const type = (await readTypes(db, language)).find(({ code }) => code === TypeCode);
  const account = (await readAccounts(db, holder, { today: dayOf(now), until: to })).get(TypeCode);
  if (!account || !(type?.isActive || before?.request.typeCode === TypeCode)) return [];

  const calendarOn = await personCalendar(db, holder.id, { from: today, to, knownOn: toldOn(holder, today) }, language);
  const taken = await takenDays(db, holder.id, { from: today, to, except });
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, at) => daysAfter(today, at)).map((day) =>
    openDayOf(day, calendarOn, taken.has(day)),
  );
  const isTheirs = account.entries.length > 0;
  const found = bestDays(days, {
    most: Days * PARTS_PER_DAY,
    mayBegin: (day) => {
      const rule = ruleOn(account.rules, day);
      if (!rule || !(isTheirs || account.isFor(rule, day))) return false;
      // Who keeps somebody enters what was told too late.
      return !holder.isOwn || daysBetween(today, day) >= rule.noticeDays;
    },
    countsBetween: (day) => ruleOn(account.rules, day)?.countsBetween ?? false,
  });

  const dayAt = (place: number) => days[place]?.day ?? to;
  const best: LeaveBestDays[] = [];
  for (const { first, last, offFirst, offLast, amount } of found.slice(0, MAX_WEIGHED)) {
    if (best.length === MAX_BEST_DAYS) break;
    const [From, To] = [dayAt(first), dayAt(last)];
    const rule = ruleOn(account.rules, From);
    const span = { from: From, to: To, fromPortion: 'whole', toPortion: 'whole', hours: null } as const;
    if (!rule) continue;
    const asked = { span, except: except ?? '' };
    const { lowest } = leftWith(account, countDays(span, calendarOn, rule), asked);
    if (rule.belowZero !== null && lowest < -rule.belowZero) continue;
    const off = days.slice(offFirst, offLast + 1);
    best.push({
      ...{ From: wireDate(From), To: wireDate(To), Amount: amount },
      ...{ OffFrom: wireDate(dayAt(offFirst)), OffTo: wireDate(dayAt(offLast)), DaysOff: off.length },
      Holidays: off.flatMap(({ day, isHoliday }) => (isHoliday ? (calendarOn(day)?.holidayOn(day)?.name ?? []) : [])),
    });
  }
  return best;
};
