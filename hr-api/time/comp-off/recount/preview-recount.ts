import { ne, sql, type SQL } from 'drizzle-orm';
import { NOBODY, personsByEmployment } from '../../../people/persons-named';
import { employments } from '../../../people/tables';
import { visibleTo } from '../../../people/visibility';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter, wireDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { namesOf } from '../../../platform/texts/data';
import { YEAR } from '../../leave/recount/find-candidates';
import { findClaimRecounts } from './find-recounts';

const MAX_SPAN = 3 * YEAR;

/** Whose claims the caller may count anew: of all whom they see, but not their own. */
export const keptBy = ({ actor, now }: Pick<CallContext, 'actor' | 'now'>): SQL =>
  sql`${visibleTo(actor, dayOf(now), 'one')} and ${ne(employments.personId, actor.personId)}`;

/** What approved claims would be credited differently since a calendar was changed. */
export const previewCompOffRecount: Handler<'previewCompOffRecount'> = async ({ From, To }, context) => {
  const { db, now, language } = context;
  const today = dayOf(now);
  const span = { from: From || daysAfter(today, -YEAR), to: To || today };
  if (span.to < span.from || daysAfter(span.from, MAX_SPAN) < span.to)
    throw new ApiError('invalid', {
      issues: [{ path: 'To', message: span.to < span.from ? 'end_before_beginning' : 'too_long' }],
    });
  const { recounts, isMore } = await findClaimRecounts(context, { ...span, among: keptBy(context) });
  const people = await personsByEmployment(
    context,
    recounts.map(({ claim }) => claim.employmentId),
  );
  const names = await namesOf(db, 'leave-type', language);
  return {
    Claims: recounts.map(({ claim: { code, employmentId, typeCode }, days }) => ({
      Person: people.get(employmentId) ?? NOBODY,
      ...{ KeyCode: code, TypeCode: typeCode, TypeName: names.get(String(typeCode)) ?? '' },
      Days: days.map(({ day, was, amount }) => ({ Day: wireDate(day), Was: was, Is: amount })),
    })),
    IsMore: isMore,
  };
};
