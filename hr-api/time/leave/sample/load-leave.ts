import { randomUUID } from 'node:crypto';
import type { LocationCode } from '../../../people/organisation/sample';
import { isEmployedOn, type SamplePerson } from '../../../people/sample/sample';
import { randomFrom } from '../../../people/sample/sample-random';
import type { CalendarOn } from '../../../platform/calendar/calendar-rules';
import type { Database } from '../../../platform/db/database';
import { daysAfter, startOf, type CalendarDate } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { storeNames } from '../../../platform/lookups/names-in-languages';
import { newCode } from '../../../platform/new-code';
import { readLocationCalendars } from '../../../people/organisation/calendars/location-calendars';
import { readRules, type RulesByType } from '../ledger/read-rules';
import { settleBy } from '../ledger/settle';
import { amountOfDays, countDays, type LeaveDay } from '../rules/count-days';
import { leaveDays, leaveEntries, leaveRequests, leaveRules, leaveTypes } from '../tables';
import { sampleTypes } from './sample-types';

declare module '../../../platform/sample-data' {
  interface SampleScene {
    readonly leaveRules: RulesByType;
  }
}

/** Of how many people there is a year of leave; all others have what they are granted. */
const PEOPLE = 400;
const DAYS_BACK = 430;

/** When people were away, counted from today, and for how many days of the calendar. */
const AWAY = [
  { from: -330, days: 12 },
  { from: -200, days: 5 },
  { from: -95, days: 5 },
  { from: -20, days: 3 },
  { from: 25, days: 10 },
] as const;

/** Some are away today; of the cast nobody, who sign in. */
const AROUND_TODAY = { from: -1, days: 5 } as const;

interface Away {
  readonly seat: SamplePerson['seat'];
  readonly typeCode: number;
  readonly counted: readonly LeaveDay[];
}

async function loadTypes(tx: Database): Promise<void> {
  for (const [at, { names, isPaid, isPrivate, rule }] of sampleTypes.entries()) {
    const code = at + 1;
    await tx.insert(leaveTypes).values({ code, position: code, isPaid, isPrivate });
    await storeNames(tx, 'leave-type', String(code), names);
    await tx.insert(leaveRules).values({ typeCode: code, validFrom: '2000-01-01', rule });
  }
}

/** The type by which people of a place go on holiday. */
const holidayTypeAt = (location: LocationCode): number =>
  sampleTypes.findIndex(({ rule }) => rule.locations.includes(location)) + 1;

/** When somebody was away in the last year, and will be soon: nobody every time, and each by some days earlier or later. */
function awayOf({ seat }: SamplePerson, today: CalendarDate, calendarOn: CalendarOn): Away[] {
  const random = randomFrom(seat.number + 7_000_003);
  const typeCode = holidayTypeAt(seat.location);
  const countsBetween = sampleTypes[typeCode - 1]?.rule.countsBetween ?? false;
  const spans = seat.cast ? AWAY : [...AWAY, AROUND_TODAY];
  return spans.flatMap(({ from, days }) => {
    const first = daysAfter(today, from + Math.floor(random.next() * 12));
    const last = daysAfter(first, days - 1);
    const isThere = isEmployedOn(seat, first) && isEmployedOn(seat, last) && daysAfter(seat.joinedOn, 120) < first;
    if (!random.happens(0.6) || !isThere) return [];
    const span = { from: first, to: last, fromPortion: 'whole', toPortion: 'whole', hours: null } as const;
    const counted = countDays(span, calendarOn, { countsBetween }).filter(({ amount }) => amount > 0);
    return counted.length > 0 ? [{ seat, typeCode, counted }] : [];
  });
}

const HOUR_MS = 3_600_000;

/** Stores leave as it stands once it was asked for and approved. */
async function storeApproved(tx: Database, away: readonly Away[], today: CalendarDate): Promise<void> {
  const requests = away.map((one) => {
    const [firstDay, lastDay] = [one.counted[0]?.day ?? today, one.counted.at(-1)?.day ?? today];
    const askedAt = startOf(daysAfter(firstDay < today ? firstDay : today, -14));
    const decidedAt = new Date(askedAt.getTime() + 4 * HOUR_MS);
    return { ...one, id: randomUUID(), employmentId: one.seat.employmentId, firstDay, lastDay, askedAt, decidedAt };
  });
  await insertRows(
    tx,
    leaveRequests,
    requests.map(({ id, employmentId, typeCode, counted, firstDay, lastDay, askedAt, decidedAt }) => ({
      ...{ id, code: newCode(), employmentId, typeCode, firstDay, lastDay, askedAt, decidedAt },
      fromPortion: 'whole' as const,
      toPortion: 'whole' as const,
      state: 'approved' as const,
      ...{ hours: null, amount: amountOfDays(counted), note: '', comment: '' },
    })),
  );
  const days = requests.flatMap(({ id: requestId, employmentId, typeCode, counted, decidedAt: writtenAt }) =>
    counted.map(({ day, first, second, amount }) => ({
      held: { requestId, employmentId, day, first, second, amount, isHeld: true },
      entry: { employmentId, typeCode, kind: 'taken' as const, day, amount: -amount, requestId, note: '', writtenAt },
    })),
  );
  await insertRows(
    tx,
    leaveDays,
    days.map(({ held }) => held),
  );
  await insertRows(
    tx,
    leaveEntries,
    days.map(({ entry }) => entry),
  );
}

/** Types of leave, what everybody was granted for more than a year, and when people were and will be away. */
export async function loadLeave(tx: Database, people: readonly SamplePerson[], today: CalendarDate) {
  await loadTypes(tx);
  const first = people.slice(0, PEOPLE);
  const calendars = await readLocationCalendars(
    tx,
    first.map(({ seat }) => seat.location),
  );
  const away = first.flatMap((person) => awayOf(person, today, () => calendars.get(person.seat.location) ?? null));
  await storeApproved(tx, away, today);
  const leaveRules = await readRules(tx);
  await settleBy(tx, leaveRules, { today, now: startOf(today), since: daysAfter(today, -DAYS_BACK) });
  return { leaveRules };
}
