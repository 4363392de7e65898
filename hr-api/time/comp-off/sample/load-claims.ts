import { randomUUID } from 'node:crypto';
import { isEmployedOn, type SamplePerson } from '../../../people/sample/sample';
import { readLocationCalendars } from '../../../people/organisation/calendars/location-calendars';
import { workedHalves, type WorkCalendar } from '../../../platform/calendar/calendar-rules';
import type { Database } from '../../../platform/db/database';
import { daysAfter, startOf, type CalendarDate } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { newCode } from '../../../platform/new-code';
import { PARTS_PER_DAY } from '../../../../lib/contract/time/leave/leave-rules';
import { creditEarned } from '../../leave/ledger/earn-leave';
import type { RulesByType } from '../../leave/ledger/read-rules';
import { ruleOn } from '../../leave/rules/entitlement';
import { creditOf } from '../claims/weigh-claim';
import { compOffClaims, compOffDays } from '../tables';

const PEOPLE = 12;
const HOUR_MS = 3_600_000;

/** How long ago somebody worked, and what became of it. */
const CLAIMS = [
  { daysBack: 38, state: 'approved', reason: 'Moved the servers while nobody worked', comment: 'Thank you' },
  { daysBack: 24, state: 'rejected', reason: 'Answered mails', comment: 'That was not agreed with me' },
  { daysBack: 10, state: 'approved', reason: 'Stocktaking', comment: '' },
] as const;

/** The last day up to one that the week or a holiday leaves free. */
function freeDayUpTo(calendar: WorkCalendar, day: CalendarDate): CalendarDate {
  const { first, second } = workedHalves(calendar, day);
  return first || second ? freeDayUpTo(calendar, daysAfter(day, -1)) : day;
}

interface Loading {
  readonly rules: RulesByType;
  readonly today: CalendarDate;
}

/** Days off that some people worked, of those who are not signed in with, so that their ledgers are as tests and tours begin. */
export async function loadClaims(
  tx: Database,
  people: readonly SamplePerson[],
  { rules, today }: Loading,
): Promise<void> {
  const typeCode = [...rules].find(([, dated]) => ruleOn(dated, today)?.claimDays)?.[0];
  const rule = typeCode === undefined ? null : ruleOn(rules.get(typeCode) ?? [], today);
  if (typeCode === undefined || !rule) return;
  const some = people.filter(({ seat }) => !seat.cast).slice(0, PEOPLE);
  const calendars = await readLocationCalendars(
    tx,
    some.map(({ seat }) => seat.location),
  );
  for (const [at, { seat }] of some.entries()) {
    const calendar = calendars.get(seat.location);
    const claim = CLAIMS[at % CLAIMS.length];
    if (!calendar || !claim) continue;
    const { state, reason, comment } = claim;
    const day = freeDayUpTo(calendar, daysAfter(today, -claim.daysBack));
    if (!isEmployedOn(seat, day) || !isEmployedOn(seat, today)) continue;
    const { employmentId } = seat;
    const credit = creditOf({ from: day, to: day, halfDay: null }, rule);
    const decidedAt = new Date(startOf(credit.from).getTime() + 12 * HOUR_MS);
    const entry = { employmentId, typeCode, day: credit.from, lastDay: credit.to, amount: PARTS_PER_DAY, note: reason };
    const entryId = state === 'approved' ? await creditEarned(tx, entry, { today, now: decidedAt }) : null;
    const counted = { amount: PARTS_PER_DAY, minutes: calendar.dayMinutes ?? 0 };
    const id = randomUUID();
    await insertRows(tx, compOffClaims, [
      {
        ...{ id, code: newCode(), employmentId, typeCode, workFrom: day, workTo: day, ...counted },
        ...{ creditFrom: credit.from, creditTo: credit.to, reason, state, comment, entryId },
        ...{ askedAt: startOf(credit.from), decidedAt },
      },
    ]);
    await insertRows(tx, compOffDays, [{ claimId: id, employmentId, day, ...counted, isHeld: state === 'approved' }]);
  }
}
