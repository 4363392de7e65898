import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { employmentCodeIn } from '../../people/codes';
import { asOn, nearestDayIn } from '../../people/effective-dates';
import { businesses } from '../../people/organisation/tables';
import { assignments } from '../../people/tables';
import { getVisibleEmployment } from '../../people/visible-employment';

/** INFO-13: the picture of the business that somebody works for. It tells no more of them than their name does. */
export const getCoverDetail: Handler<'getCoverDetail'> = async (request, { db, actor, now }) => {
  const today = dayOf(now);
  const code = employmentCodeIn(request);
  const employment = code === null ? null : await getVisibleEmployment(db, actor, { code, today });
  if (!employment) throw new ApiError('not_found');
  const [business] = await db
    .select({ path: businesses.coverImagePath })
    .from(assignments)
    .innerJoin(businesses, eq(businesses.code, assignments.businessCode))
    .where(and(eq(assignments.employmentId, employment.id), asOn(assignments, nearestDayIn(employment, today))));
  return { CoverImagePath: business?.path ?? '' };
};
