import { ne, sql } from 'drizzle-orm';
import { NOBODY, personsByEmployment } from '../../../people/persons-named';
import { employments } from '../../../people/tables';
import { visibleTo } from '../../../people/visibility';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter, wireDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { namesOf } from '../../../platform/texts/data';
import { YEAR } from './find-candidates';
import { findDiffering } from './find-differing';

/** Calendars are looked at day by day. */
const MAX_SPAN = 3 * YEAR;

/** Approved leave that counts differently since a calendar was changed; nobody counts their own anew. */
export const previewLeaveRecount: Handler<'previewLeaveRecount'> = async ({ From, To }, context) => {
  const { actor, db, now, language } = context;
  const today = dayOf(now);
  const span = { from: From || daysAfter(today, -YEAR), to: To || daysAfter(today, YEAR) };
  if (span.to < span.from || daysAfter(span.from, MAX_SPAN) < span.to)
    throw new ApiError('invalid', {
      issues: [{ path: 'To', message: span.to < span.from ? 'end_before_beginning' : 'too_long' }],
    });
  const among = sql`${visibleTo(actor, today, 'one')} and ${ne(employments.personId, actor.personId)}`;
  const { recounts, isMore } = await findDiffering(db, { ...span, today, among });
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
    IsMore: isMore,
  };
};
