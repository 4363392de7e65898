import { and, asc, eq } from 'drizzle-orm';
import { MAX_RECOUNTS } from '../../../../lib/contract/time/leave/leave-rules';
import { NOBODY, personsByEmployment } from '../../../people/persons-named';
import { visibleTo } from '../../../people/visibility';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter, wireDate } from '../../../platform/dates';
import { amongIds } from '../../../platform/db/among-ids';
import { ApiError } from '../../../platform/errors';
import { namesOf } from '../../../platform/texts/data';
import { leaveRequests } from '../tables';
import { findCandidates, YEAR } from './find-candidates';
import { findRecounts } from './find-recounts';

/** Calendars are looked at day by day. */
const MAX_SPAN = 3 * YEAR;

/** Approved leave that counts differently since a calendar was changed. */
export const previewLeaveRecount: Handler<'previewLeaveRecount'> = async ({ From, To }, context) => {
  const { actor, db, now, language } = context;
  const today = dayOf(now);
  const span = { from: From || daysAfter(today, -YEAR), to: To || daysAfter(today, YEAR) };
  if (span.to < span.from || daysAfter(span.from, MAX_SPAN) < span.to)
    throw new ApiError('invalid', {
      issues: [{ path: 'To', message: span.to < span.from ? 'end_before_beginning' : 'too_long' }],
    });
  const among = visibleTo(actor, today, 'one');
  const ids = await findCandidates(db, { ...span, among, limit: MAX_RECOUNTS + 1 });
  const requests = await db
    .select()
    .from(leaveRequests)
    .where(and(amongIds(leaveRequests.id, ids.slice(0, MAX_RECOUNTS)), eq(leaveRequests.state, 'approved')))
    .orderBy(asc(leaveRequests.firstDay), asc(leaveRequests.id));
  const recounts = await findRecounts(db, requests, { today, tellsMoves: true });
  const people = await personsByEmployment(
    context,
    recounts.map(({ request }) => request.employmentId),
  );
  const names = await namesOf(db, 'leave-type', language);
  return {
    Requests: recounts.map(({ request: { code, employmentId, typeCode }, days }) => ({
      Person: people.get(employmentId) ?? NOBODY,
      ...{ RequestCode: code, TypeCode: typeCode, TypeName: names.get(String(typeCode)) ?? '' },
      Days: days.map(({ day, was, amount }) => ({ Day: wireDate(day), Was: was, Is: amount })),
    })),
    IsMore: ids.length > MAX_RECOUNTS,
  };
};
